// The line at the bottom: plain messages, and slash commands filled in option by option.

import { el, get, guildOf, post } from "/page/api.js";

const SUBCOMMAND = 1, GROUP = 2, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, ATTACHMENT = 11;
const PAUSE = 120;
let made = 0;

async function uploaded(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { filename: file.name, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
}

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

export class Composer {
  #leaf = null;
  #inputs = [];
  #items = [];
  #marked = 0;
  #asked = 0;
  #known = [];
  #offered = { input: null, choices: [] };
  #said = Promise.resolve();

  constructor(pane) {
    this.pane = pane;
    this.name = `composer-${++made}`;
    this.box = el("div", { class: "popup", id: `${this.name}-popup`, role: "listbox", "aria-label": "Suggestions", hidden: true });
    this.hint = el("p", { class: "hint", role: "alert", hidden: true });
    this.fields = el("div", { class: "fields" });
    this.sender = el("button", { type: "submit", class: "send", "aria-label": "Send", title: "Send" }, "➤");
    const slash = el("button", { type: "button", class: "slash", "aria-label": "Commands", title: "Commands", onclick: () => this.offer() }, "/");
    this.root = el("form", { class: "composer", autocomplete: "off", onsubmit: (event) => this.#send(event) }, this.box, this.hint, el("div", { class: "line" }, slash, this.fields, this.sender));
    document.addEventListener("click", (event) => {
      if (this.root.isConnected && !event.composedPath().includes(this.root)) this.#popup([]);
    });
  }

  // The empty line, or one that begins with this text.
  plain(text = "") {
    this.#leaf = null;
    this.#inputs = [];
    this.#known = [];
    this.#asked += 1;
    this.#say();
    const input = this.#field("Message", { class: "plain", placeholder: `Message ${this.pane.title}`, maxlength: "2000", oninput: () => this.#search() });
    this.fields.replaceChildren(input);
    input.value = text;
    this.#popup([]);
    return input;
  }

  focus() {
    this.fields.querySelector("input")?.focus();
  }

  // Every command there is.
  offer() {
    this.plain("/").focus();
    return this.#search();
  }

  // This command, ready to be filled in or sent.
  async begin(words) {
    const found = (await this.commands()).find((each) => each.words === words);
    if (found) this.choose(found);
    else this.plain(`/${words}`).focus();
  }

  async commands() {
    return leaves(await get(`/people/${this.pane.person}/channels/${this.pane.channel}/commands`));
  }

  #say(text) {
    this.hint.textContent = text || "";
    this.hint.hidden = !text;
  }

  #popup(list, message = "") {
    this.#items = list;
    this.#marked = 0;
    this.box.replaceChildren(...list.map((item, index) => {
      const pick = (event) => { event.preventDefault(); item.pick(); };
      return el("div", { role: "option", id: `${this.name}-${index}`, "aria-selected": String(index === 0), onmousedown: pick }, el("span", {}, item.label), item.note ? el("small", {}, item.note) : "");
    }));
    if (message) this.box.append(el("p", {}, message));
    this.box.hidden = !list.length && !message;
    for (const input of this.fields.querySelectorAll("input")) {
      input.setAttribute("aria-expanded", String(!this.box.hidden));
      input.removeAttribute("aria-activedescendant");
    }
    this.#mark(0);
  }

  #mark(index) {
    if (!this.#items.length) return;
    this.#marked = (index + this.#items.length) % this.#items.length;
    [...this.box.querySelectorAll("[role=option]")].forEach((node, place) => {
      node.setAttribute("aria-selected", String(place === this.#marked));
      if (place === this.#marked) node.scrollIntoView({ block: "nearest" });
    });
    const active = document.activeElement;
    if (active?.matches("input") && this.fields.contains(active)) active.setAttribute("aria-activedescendant", `${this.name}-${this.#marked}`);
  }

  #field(label, more = {}) {
    return el("input", { type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": this.box.id, "aria-label": label, onkeydown: (event) => this.#key(event), ...more });
  }

  // What fits the words as they stand: of what is known at once, so that Enter never takes what older words brought.
  async #search() {
    const number = ++this.#asked;
    if (!this.fields.querySelector(".plain").value.startsWith("/")) return this.#popup([]);
    if (this.#known.length) this.#narrow();
    if (this.#leaf) return undefined;
    try {
      const known = await this.commands();
      if (number !== this.#asked || this.#leaf) return undefined;
      this.#known = known;
      return this.#narrow();
    } catch (error) {
      return number === this.#asked ? this.#popup([], error.message) : undefined;
    }
  }

  #narrow() {
    const text = this.fields.querySelector(".plain").value;
    const exact = this.#known.find((each) => text.startsWith(`/${each.words} `));
    if (exact) return this.choose(exact, text.slice(exact.words.length + 2));
    const found = ranked(text.slice(1), this.#known, (each) => each.words);
    return this.#popup(found.map((each) => ({ label: `/${each.words}`, note: each.description, pick: () => this.choose(each) })), found.length ? "" : "No command fits. Is the bot connected?");
  }

  // A command, with its options to be filled in.
  choose(found, typed = "") {
    this.#leaf = found;
    this.#inputs = [];
    this.#asked += 1;
    this.#say();
    this.fields.replaceChildren(el("span", { class: "name" }, `/${found.words}`));
    found.options.filter((option) => option.required).forEach((option) => this.#addOption(option));
    for (const option of found.options.filter((each) => !each.required)) {
      const add = (event) => { event.currentTarget.remove(); this.#addOption(option).focus(); };
      this.fields.append(el("button", { type: "button", class: "more", title: option.description, onclick: add }, `+ ${option.name}`));
    }
    this.#popup([]);
    if (this.#inputs.length) {
      this.#inputs[0].value = typed;
      this.#inputs[0].focus();
    } else this.sender.focus();
  }

  #addOption(option) {
    const input = this.#field(`${option.name}: ${option.description}`, { placeholder: option.description, onfocus: () => this.#suggest(input), oninput: () => { delete input.dataset.value; this.#suggest(input); } });
    input.option = option;
    if (option.type === ATTACHMENT) {
      input.type = "file";
      input.onchange = async () => { input.upload = input.files[0] && await uploaded(input.files[0]); };
    }
    this.#inputs.push(input);
    const pill = el("label", { class: "option" }, el("span", {}, option.name), input);
    this.fields.insertBefore(pill, this.fields.querySelector(".more"));
    return input;
  }

  #values(skip) {
    const options = {};
    for (const input of this.#inputs) {
      const value = input.upload ?? input.dataset.value ?? input.value;
      if (input !== skip && value !== "") options[input.option.name] = value;
    }
    return options;
  }

  #choices(option) {
    const guild = guildOf(this.pane.view, this.pane.channel);
    const members = guild.members.map((member) => ({ name: member.name, value: member.id }));
    const roles = [{ name: "@everyone", value: guild.id }];
    return {
      [BOOLEAN]: [{ name: "True", value: "true" }, { name: "False", value: "false" }],
      [USER]: members,
      [CHANNEL]: guild.channels.map((channel) => ({ name: `#${channel.name}`, value: channel.id })),
      [ROLE]: roles,
      [MENTIONABLE]: [...members, ...roles],
    }[option.type] || option.choices || [];
  }

  async #suggest(input) {
    const option = input.option;
    const number = ++this.#asked;
    const fill = (choice) => {
      input.value = choice.name;
      input.dataset.value = choice.value;
      this.#next(input);
    };
    const show = (choices, message) => this.#popup(choices.map((choice) => ({ label: choice.name, note: "", pick: () => fill(choice) })), message);
    const fitting = (choices) => ranked(input.dataset.value ? "" : input.value, choices, (each) => each.name);
    if (!option.autocomplete) return show(fitting(this.#choices(option)));
    show(this.#offered.input === input ? fitting(this.#offered.choices) : []);  // of what older words brought, until the bot answers
    await new Promise((done) => { setTimeout(done, PAUSE); });
    if (number !== this.#asked) return;
    try {
      const body = { channel: this.pane.channel, command: this.#leaf.words, focused: option.name, typed: input.value, options: this.#values(input) };
      const { choices } = await post(`/people/${this.pane.person}/autocomplete`, body);
      if (number !== this.#asked) return;
      this.#offered = { input, choices };
      show(choices, choices.length ? "" : "No options match your search.");
    } catch (error) {
      if (number === this.#asked) this.#popup([], error.message);
    }
  }

  #next(input) {
    this.#asked += 1;
    this.#popup([]);
    const empty = this.#inputs.find((each) => each !== input && each.value === "" && each.option.required);
    if (empty) empty.focus();
    else this.sender.focus();
  }

  #key(event) {
    const open = this.#items.length > 0, input = event.currentTarget;
    if (event.key === "ArrowDown" && open) this.#mark(this.#marked + 1);
    else if (event.key === "ArrowUp" && open) this.#mark(this.#marked - 1);
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && open && !input.dataset.value) this.#items[this.#marked].pick();
    else if (event.key === "Escape") {
      if (!this.box.hidden) this.#popup([]);
      else this.plain().focus();
    } else if (event.key === "Backspace" && input.value === "" && input.option) {
      if (input.option.required) this.plain(`/${this.#leaf.words}`).focus();
      else this.choose(this.#leaf);
    } else return;
    event.preventDefault();
  }

  async #send(event) {
    event.preventDefault();
    this.#say();
    if (this.#leaf) await this.#command();
    else await this.#words();
  }

  async #command() {
    try {
      await this.pane.slash(this.#leaf.words, this.#values());
      this.pane.followEnd();
      this.plain().focus();
    } catch (error) {
      this.#say(error.message);
      const missing = this.#inputs.find((input) => input.option.required && !input.value);
      (missing || this.#inputs[0] || this.fields.querySelector("input"))?.focus();
    }
  }

  // The line is free for the next words at once, which go after these; words that were refused come back where nothing else stands.
  async #words() {
    const input = this.fields.querySelector(".plain"), text = input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) return void this.#search();
    input.value = "";
    const said = { channel: this.pane.channel, content: text };
    this.#said = this.#said.catch(() => {}).then(() => post(`/people/${this.pane.person}/say`, said));
    try {
      await this.#said;
      this.pane.followEnd();
    } catch (error) {
      this.#say(error.message);
      if (!input.value) input.value = text;
    }
  }
}
