// The page's frame: who you are, where you are, what comes in, and the dialogs.

import { $, act, el, face, get, post, state } from "/page/api.js";
import { plain, startComposer } from "/page/composer.js";
import { complain, messageItem, noticeItem } from "/page/messages.js";

const key = (person, channel) => `${person}/${channel}`;
const here = () => key(state.me, state.channel[state.me]);
const unreadOf = (person, channel) => state.unread[key(person, channel)] || { count: 0, pings: 0 };

function places(view) {
  return [...view.guilds.flatMap((guild) => guild.channels), view.dm];
}

function badge(count, pings) {
  if (!count) return "";
  const label = pings ? `${pings} for you` : `${count} unread`;
  return el("span", { class: pings ? "badge ping" : "badge", "aria-label": label }, String(pings || count));
}

function drawPeople() {
  const buttons = state.people.map((person) => {
    const view = state.views[person.id];
    const sums = (view ? places(view) : []).map((channel) => unreadOf(person.id, channel.id));
    const count = sums.reduce((sum, each) => sum + each.count, 0), pings = sums.reduce((sum, each) => sum + each.pings, 0);
    const mine = person.id === state.me;
    const change = (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const at = state.people.findIndex((each) => each.id === state.me);
      become(state.people[(at + step + state.people.length) % state.people.length].id, true);
    };
    return el("button", { type: "button", role: "radio", "aria-checked": String(mine), tabindex: mine ? "0" : "-1", onclick: () => become(person.id, true), onkeydown: change }, face(person.name), el("span", { class: "who" }, person.name), badge(count, pings));
  });
  $("people").replaceChildren(...buttons);
}

function placeButton(channel, label) {
  const { count, pings } = unreadOf(state.me, channel.id);
  const current = state.channel[state.me] === channel.id ? "page" : null;
  return el("button", { type: "button", class: `place${count ? " unread" : ""}${channel.parent_id ? " thread" : ""}`, "aria-current": current, onclick: () => enter(channel.id, true) }, el("span", {}, label), badge(count, pings));
}

function drawPlaces() {
  const view = state.views[state.me];
  const blocks = view.guilds.map((guild) => {
    const add = el("button", { type: "button", "aria-label": `Add a channel to ${guild.name}`, title: "Add a channel", onclick: () => ask("A new channel", "Name", (name) => post("/control/add_channel", { name, guild: guild.id })) }, "+");
    const top = guild.channels.filter((channel) => !channel.parent_id);
    const ordered = top.flatMap((channel) => [channel, ...guild.channels.filter((each) => each.parent_id === channel.id)]);
    return el("section", {}, el("h2", {}, guild.name, add), ...ordered.map((channel) => placeButton(channel, `${channel.parent_id ? "🧵" : "#"} ${channel.name}`)));
  });
  blocks.push(el("section", {}, el("h2", {}, "Direct messages"), placeButton(view.dm, "✉ Lambapea")));
  $("places").replaceChildren(...blocks);
  $("self-name").textContent = view.me.name;
  $("dms-open").checked = view.me.dms_open;
  $("bot-status").textContent = state.shards ? "🟢 bot connected" : "⚪ bot away";
}

function drawTitle() {
  const view = state.views[state.me];
  const channel = places(view).find((each) => each.id === state.channel[state.me]);
  $("title").textContent = channel === view.dm ? "@Lambapea" : `#${channel.name}`;
}

const dismiss = (message) => act("dismiss", { message: message.id }).catch(() => drop(state.me, message.channel_id, message.id));

function dismissNotice(notice) {
  state.notices = state.notices.filter((each) => each !== notice);
  drawMessages();
}

function drawMessages() {
  const listed = state.messages[here()] || [];
  const notices = state.notices.filter((notice) => notice.where === here());
  const items = [...listed.map((message) => messageItem(message, dismiss)), ...notices.map((notice) => noticeItem(notice, dismissNotice))];
  if (!items.length) items.push(el("li", { class: "empty" }, "Nothing here yet. Type / to see what the bot can do."));
  $("messages").replaceChildren(...items);
  toEnd();
}

function toEnd() {
  $("messages").scrollTop = $("messages").scrollHeight;
  for (const image of $("messages").querySelectorAll("img")) image.addEventListener("load", () => { $("messages").scrollTop = $("messages").scrollHeight; }, { once: true });
}

const nearEnd = () => $("messages").scrollHeight - $("messages").scrollTop - $("messages").clientHeight < 120;

// Only the changed message is drawn anew, and whoever stood on one of its buttons stays there.
function drawOne(message) {
  const old = document.querySelector(`#messages > li[data-id="${message.id}"]`);
  const end = nearEnd() || state.jump;
  state.jump = false;
  const fresh = messageItem(message, dismiss);
  const stops = (item) => [...item.querySelectorAll("button, summary")];
  const focused = old?.contains(document.activeElement) ? document.activeElement : null;
  const place = focused ? stops(old).indexOf(focused) : -1;
  if (old) old.replaceWith(fresh);
  else {
    document.querySelector("#messages > .empty")?.remove();
    $("messages").append(fresh);
  }
  if (focused) (fresh.querySelector(`[data-custom="${CSS.escape(focused.dataset.custom || "")}"]`) || stops(fresh)[place] || $("messages")).focus();
  if (end) toEnd();
}

async function enter(channel, byHand = false) {
  state.channel[state.me] = channel;
  delete state.unread[here()];
  const person = state.me;
  const { messages } = await get(`/people/${person}/channels/${channel}/messages`);
  state.messages[key(person, channel)] = messages;
  if (here() !== key(person, channel)) return;
  drawPeople();
  drawPlaces();
  drawTitle();
  drawMessages();
  plain();
  openSidebar(false);
  if (byHand && matchMedia("(min-width: 701px)").matches) $("composer-text").focus();
}

async function become(person, byHand = false) {
  state.me = person;
  const view = state.views[person];
  location.hash = encodeURIComponent(view.me.name);
  const known = places(view).some((channel) => channel.id === state.channel[person]);
  await enter(known ? state.channel[person] : places(view)[0].id);
  if (byHand) $("people").querySelector("[aria-checked=true]").focus();
}

async function loadViews() {
  const whole = await get("/state");
  state.people = whole.people;
  state.shards = whole.shards.length;
  await Promise.all(whole.people.map(async (person) => { state.views[person.id] = await get(`/people/${person.id}`); }));
  return whole.seq;
}

async function placesChanged() {
  await loadViews();
  const view = state.views[state.me];
  if (places(view).some((channel) => channel.id === state.channel[state.me])) {
    drawPeople();
    drawPlaces();
  } else await enter(places(view)[0].id);
}

function keep(person, message) {
  const where = key(person, message.channel_id);
  const list = state.messages[where];
  if (list) {
    const at = list.findIndex((each) => each.id === message.id);
    if (at < 0) list.push(message);
    else list[at] = message;
  }
  if (where === here()) drawOne(message);
  return where;
}

function drop(person, channel, id) {
  const where = key(person, channel);
  state.messages[where] = (state.messages[where] || []).filter((each) => each.id !== id);
  if (where === here()) {
    document.querySelector(`#messages > li[data-id="${id}"]`)?.remove();
    if (!$("messages").children.length) drawMessages();
  }
}

function settled(person, outcome) {
  const waiting = state.pending?.[outcome.id];
  waiting?.node?.removeAttribute("aria-busy");
  if (outcome.state === "failed") {
    if (outcome.source_id && person === state.me) complain(outcome.source_id, outcome.notice);
    else if (outcome.kind !== 4) {
      state.notices.push({ where: key(person, outcome.channel_id), text: outcome.notice });
      if (person === state.me) drawMessages();
    }
  }
  if (waiting && outcome.modal && person === state.me) openModal(outcome);
}

let typingTimer = 0;
const handlers = {
  message(event) {
    const where = keep(event.person, event.message);
    if (where !== here() && event.message.author.id !== event.person) {
      const now = state.unread[where] || { count: 0, pings: 0 };
      const direct = event.message.channel_id === state.views[event.person]?.dm.id;
      state.unread[where] = { count: now.count + 1, pings: now.pings + (event.message.pinged || direct ? 1 : 0) };
      drawPeople();
      drawPlaces();
    }
    if (where === here()) $("typing").textContent = "";
  },
  message_update: (event) => keep(event.person, event.message),
  message_delete: (event) => drop(event.person, event.channel_id, event.id),
  interaction: (event) => settled(event.person, event.interaction),
  typing(event) {
    if (key(event.person, event.channel_id) !== here()) return;
    $("typing").textContent = "Lambapea is typing…";
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => { $("typing").textContent = ""; }, 8000);
  },
  bot(event) {
    state.shards = event.shards;
    if (event.person === state.me) drawPlaces();
  },
};

function listen(seq) {
  let placesTimer = 0;
  const stream = new EventSource(`/sandbox/api/events?after=${seq}`);
  stream.onmessage = (message) => {
    const event = JSON.parse(message.data);
    if (event.type === "places") {
      clearTimeout(placesTimer);
      placesTimer = setTimeout(placesChanged, 30);
    } else handlers[event.type]?.(event);
  };
  // After the server was started anew nothing held here is true any more.
  stream.onerror = () => setTimeout(async () => {
    const fresh = await get("/state").catch(() => null);
    if (fresh && fresh.seq < seq) location.reload();
  }, 1500);
}

function dialog(title, fields, label, submit) {
  const box = $("dialog");
  const wrong = el("p", { class: "wrong", role: "alert" });
  const send = async (event) => {
    event.preventDefault();
    try {
      await submit();
      box.close();
    } catch (error) {
      wrong.textContent = error.message;
    }
  };
  const buttons = el("div", { class: "buttons" }, el("button", { type: "button", onclick: () => box.close() }, "Cancel"), el("button", { type: "submit", class: "s1" }, label));
  box.replaceChildren(el("form", { onsubmit: send }, el("h2", { id: "dialog-title" }, title), ...fields, wrong, buttons));
  box.showModal();
  box.querySelector("input, textarea, select")?.focus();
}

function ask(title, label, submit) {
  const input = el("input", { type: "text", maxlength: "32", required: true });
  dialog(title, [el("label", {}, label, input)], "Add", () => submit(input.value));
}

function modalField(row) {
  const part = row.component || row.components?.[0];
  if (!part) return { node: el("p", {}, row.content || ""), part: null };
  let input;
  if (part.type === 4) {
    const limits = { required: part.required ?? true, placeholder: part.placeholder || "", maxlength: String(part.max_length ?? 4000), minlength: part.min_length ? String(part.min_length) : null };
    input = part.style === 2 ? el("textarea", { rows: "4", ...limits }) : el("input", { type: "text", ...limits });
    input.value = part.value || "";
  } else {
    const options = (part.options || []).map((option) => el("option", { value: option.value, selected: option.default || false }, option.label));
    input = el("select", { multiple: (part.max_values ?? 1) > 1, required: part.required ?? true }, ...options);
  }
  const note = row.description ? el("small", {}, row.description) : "";
  return { node: el("label", {}, row.label || part.label || "", note, input), part, input };
}

function openModal(outcome) {
  const fields = outcome.modal.components.map(modalField);
  dialog(outcome.modal.title, fields.map((field) => field.node), "Submit", async () => {
    const values = {};
    for (const { part, input } of fields) if (part) values[part.custom_id] = part.type === 4 ? input.value : [...input.selectedOptions].map((option) => option.value);
    const { id } = await act("submit", { interaction: outcome.id, values });
    state.pending = { ...state.pending, [id]: { node: null } };
  });
}

function openSidebar(open) {
  $("sidebar").classList.toggle("open", open);
  $("menu-button").setAttribute("aria-expanded", String(open));
}

async function start() {
  startComposer();
  const seq = await loadViews();
  const wanted = decodeURIComponent(location.hash.slice(1));
  $("menu-button").addEventListener("click", () => openSidebar(!$("sidebar").classList.contains("open")));
  $("add-person").addEventListener("click", () => ask("Somebody new", "Name", (name) => post("/control/add_person", { name })));
  $("dms-open").addEventListener("change", (event) => post(`/control/${event.target.checked ? "open_dms" : "close_dms"}`, { person: state.me }));
  $("picture").addEventListener("click", () => $("picture").close());
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") openSidebar(false); });
  await become((state.people.find((person) => person.name === wanted) || state.people[0]).id);
  listen(seq);
}

start();
