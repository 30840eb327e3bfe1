// The line at the bottom: plain messages, and slash commands filled in option by option.

import { $, act, el, get, post, state } from "/page/api.js";

const SUBCOMMAND = 1, GROUP = 2, BOOLEAN = 5, USER = 6;
let leaf = null;
let inputs = [];
let items = [];
let marked = 0;
let asked = 0;

function leaves(commands) {
  const found = [];
  const walk = (node, words, description) => {
    const children = (node.options || []).filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
    if (!children.length) found.push({ words, description, options: node.options || [] });
    for (const child of children) walk(child, `${words} ${child.name}`, child.description);
  };
  for (const command of commands) walk(command, command.name, command.description);
  return found;
}

// Letters in order suffice; the earlier and the closer together they stand, the better.
function fuzzy(wanted, text) {
  let at = -1, cost = 0;
  for (const letter of wanted.toLowerCase().replaceAll(" ", "")) {
    const next = text.toLowerCase().indexOf(letter, at + 1);
    if (next < 0) return null;
    cost += next - at - 1;
    at = next;
  }
  return cost;
}

function ranked(wanted, list, text) {
  return list.map((entry) => [fuzzy(wanted, text(entry)), entry]).filter(([cost]) => cost !== null)
    .sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
}

function hint(text) {
  $("hint").textContent = text || "";
  $("hint").hidden = !text;
}

function popup(list, message = "") {
  items = list;
  marked = 0;
  const box = $("popup");
  box.replaceChildren(...list.map((item, index) => {
    const pick = (event) => { event.preventDefault(); item.pick(); };
    return el("div", { role: "option", id: `option-${index}`, "aria-selected": String(index === 0), onmousedown: pick }, item.label, item.note ? el("small", {}, item.note) : "");
  }));
  if (message) box.append(el("p", {}, message));
  box.hidden = !list.length && !message;
  for (const input of $("fields").querySelectorAll("input")) {
    input.setAttribute("aria-expanded", String(!box.hidden));
    input.removeAttribute("aria-activedescendant");
  }
  mark(0);
}

function mark(index) {
  if (!items.length) return;
  marked = (index + items.length) % items.length;
  [...$("popup").querySelectorAll("[role=option]")].forEach((node, place) => {
    node.setAttribute("aria-selected", String(place === marked));
    if (place === marked) node.scrollIntoView({ block: "nearest" });
  });
  if (document.activeElement?.matches("#fields input")) document.activeElement.setAttribute("aria-activedescendant", `option-${marked}`);
}

function field(label, more = {}) {
  return el("input", { type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": "popup", "aria-label": label, onkeydown: key, ...more });
}

export function plain(text = "") {
  leaf = null;
  inputs = [];
  hint();
  const place = $("title").textContent;
  const input = field("Message", { id: "composer-text", placeholder: `Message ${place} – or / for commands`, maxlength: "2000", oninput: search });
  $("fields").replaceChildren(input);
  input.value = text;
  popup([]);
  return input;
}

async function commands() {
  const channel = state.channel[state.me];
  return leaves(await get(`/people/${state.me}/channels/${channel}/commands`));
}

async function search() {
  const text = $("composer-text").value;
  if (!text.startsWith("/")) return popup([]);
  const number = ++asked;
  const offered = await commands();
  if (number !== asked || !$("composer-text")) return undefined;
  const exact = offered.find((each) => text.startsWith(`/${each.words} `));
  if (exact) return choose(exact, text.slice(exact.words.length + 2));
  const found = ranked(text.slice(1), offered, (each) => each.words);
  return popup(found.map((each) => ({ label: `/${each.words}`, note: each.description, pick: () => choose(each) })), found.length ? "" : "No command fits. Is the bot connected?");
}

function choose(found, typed = "") {
  leaf = found;
  inputs = [];
  hint();
  $("fields").replaceChildren(el("span", { class: "name" }, `/${found.words}`));
  found.options.filter((option) => option.required).forEach(addOption);
  const rest = found.options.filter((option) => !option.required);
  for (const option of rest) {
    const add = (event) => { event.currentTarget.remove(); addOption(option).focus(); };
    $("fields").append(el("button", { type: "button", class: "more", title: option.description, onclick: add }, `+ ${option.name}`));
  }
  popup([]);
  if (inputs.length) {
    inputs[0].value = typed;
    inputs[0].focus();
  } else $("send").focus();
}

function addOption(option) {
  const input = field(`${option.name}: ${option.description}`, { placeholder: option.description, onfocus: () => suggest(input), oninput: () => { delete input.dataset.value; suggest(input); } });
  input.option = option;
  inputs.push(input);
  const pill = el("label", { class: "option" }, el("span", {}, option.name), input);
  $("fields").insertBefore(pill, $("fields").querySelector(".more"));
  return input;
}

function values(skip) {
  const options = {};
  for (const input of inputs) {
    const value = input.dataset.value ?? input.value;
    if (input !== skip && value !== "") options[input.option.name] = value;
  }
  return options;
}

async function suggest(input) {
  const option = input.option;
  const number = ++asked;
  let choices = option.choices || [];
  if (option.type === BOOLEAN) choices = [{ name: "True", value: "true" }, { name: "False", value: "false" }];
  if (option.type === USER) choices = state.views[state.me].guilds[0].members.map((member) => ({ name: member.name, value: member.id }));
  if (option.autocomplete) {
    await new Promise((done) => setTimeout(done, 120));
    if (number !== asked) return;
    try {
      const body = { channel: state.channel[state.me], command: leaf.words, focused: option.name, typed: input.value, options: values(input) };
      choices = (await post(`/people/${state.me}/autocomplete`, body)).choices;
    } catch (error) {
      if (number === asked) popup([], error.message);
      return;
    }
    if (number !== asked) return;
  } else if (choices.length) choices = ranked(input.dataset.value ? "" : input.value, choices, (each) => each.name);
  const fill = (choice) => {
    input.value = choice.name;
    input.dataset.value = choice.value;
    next(input);
  };
  popup(choices.map((choice) => ({ label: choice.name, note: "", pick: () => fill(choice) })), option.autocomplete && !choices.length ? "No options match your search." : "");
}

function next(input) {
  asked += 1;
  popup([]);
  const empty = inputs.find((each) => each !== input && each.value === "" && each.option.required);
  if (empty) empty.focus();
  else $("send").focus();
}

function key(event) {
  const open = items.length > 0;
  if (event.key === "ArrowDown" && open) mark(marked + 1);
  else if (event.key === "ArrowUp" && open) mark(marked - 1);
  else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && open && !event.currentTarget.dataset.value) items[marked].pick();
  else if (event.key === "Escape") {
    if (!$("popup").hidden) popup([]);
    else plain().focus();
  } else if (event.key === "Backspace" && event.currentTarget.value === "" && event.currentTarget.option) {
    const input = event.currentTarget;
    if (input.option.required) plain(`/${leaf.words}`).focus();
    else choose(leaf);
  } else return;
  event.preventDefault();
}

async function send(event) {
  event.preventDefault();
  hint();
  try {
    const channel = state.channel[state.me];
    if (leaf) {
      const { id } = await act("slash", { channel, command: leaf.words, options: values() });
      state.pending = { ...state.pending, [id]: { node: null, message: null } };
    } else {
      const text = $("composer-text").value.trim();
      if (!text) return;
      if (text.startsWith("/")) return void search();
      await act("say", { channel, content: text });
    }
    state.jump = true;
    plain().focus();
  } catch (error) {
    hint(error.message);
    const missing = inputs.find((input) => input.option.required && !input.value);
    (missing || inputs[0] || $("composer-text"))?.focus();
  }
}

export function startComposer() {
  plain();
  $("composer").addEventListener("submit", send);
  $("slash").addEventListener("click", () => {
    const input = plain("/");
    input.focus();
    search();
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#composer")) popup([]);
  });
}
