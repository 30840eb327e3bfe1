// The page's frame: whose screens are shown, side by side where they fit, and what comes in from the server.

import { $, badge, el, face, get, places, post, state } from "/page/api.js";
import { ask } from "/page/dialogs.js";
import { whenUp } from "/page/hold.js";
import { heard } from "/page/outcomes.js";
import { Pane } from "/page/pane.js";
import { keep, remember, remembered } from "/page/remember.js";
import { startCounting } from "/page/times.js";

const LEAST_WIDTH = 290, MOST = 4, ALONE = 700;
const SILENT = 1 << 12; // Discord's flag of a message that calls nobody
const panes = new Map();

const frame = { activate, drawPeople, isFirst: (pane) => visible()[0] === pane.person };
const unreadOf = (person, channel) => remembered.unread[`${person}/${channel}`] || { count: 0, pings: 0 };
const fits = () => (innerWidth < ALONE ? 1 : Math.min(MOST, state.people.length, Math.max(1, Math.floor(innerWidth / LEAST_WIDTH))));

// Whose screens are to be seen: in order, and the active one always.
function visible() {
  const all = state.people.map((person) => person.id);
  const count = remembered.single ? 1 : fits();
  const first = Math.max(0, all.indexOf(remembered.active) - count + 1);
  return all.slice(first, first + count);
}

function drawPeople() {
  const shown = visible();
  const buttons = state.people.map((person) => {
    const sums = places(state.views[person.id]).map((channel) => unreadOf(person.id, channel.id));
    const count = sums.reduce((sum, each) => sum + each.count, 0), pings = sums.reduce((sum, each) => sum + each.pings, 0);
    const mine = person.id === remembered.active;
    const look = shown.includes(person.id) ? "shown" : "";
    return el("button", { type: "button", role: "radio", class: look, "aria-checked": String(mine), tabindex: mine ? "0" : "-1", "data-person": person.id, onclick: () => become(person.id), onkeydown: change }, face(person.name), el("span", { class: "who" }, person.name), badge({ count, pings }));
  });
  const focused = $("people").contains(document.activeElement);
  $("people").replaceChildren(...buttons);
  if (focused) $("people").querySelector("[aria-checked=true]").focus();
  const pings = Object.values(remembered.unread).reduce((sum, each) => sum + each.pings, 0);
  document.title = `${pings ? `(${pings}) ` : ""}Loopback Discord`;
}

function change(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = state.people.findIndex((each) => each.id === remembered.active);
  become(state.people[(at + step + state.people.length) % state.people.length].id);
}

function drawStatus() {
  $("bot-status").textContent = state.shards ? "🟢 bot connected" : "⚪ bot away";
  $("restart").hidden = !state.canRestart;
  $("layout").hidden = fits() === 1;
  $("layout").setAttribute("aria-pressed", String(!remembered.single));
}

// Screens that are no longer shown are forgotten; what comes in for them is counted.
async function layOut() {
  const shown = visible();
  drawPeople();
  drawStatus();
  for (const [person, pane] of panes) {
    if (shown.includes(person)) continue;
    pane.root.remove();
    panes.delete(person);
  }
  const fresh = shown.filter((person) => !panes.has(person));
  for (const person of fresh) panes.set(person, new Pane(person, frame));
  const wanted = shown.map((person) => panes.get(person).root);
  if (wanted.some((root, at) => $("panes").children[at] !== root)) $("panes").replaceChildren(...wanted);
  $("panes").style.setProperty("--count", wanted.length);
  markActive();
  await Promise.all(fresh.map((person) => panes.get(person)?.enter(panes.get(person).channel)));
}

function markActive() {
  for (const [person, pane] of panes) pane.root.classList.toggle("active", person === remembered.active);
}

function activate(person) {
  if (remembered.active === person) return;
  remember({ active: person });
  history.replaceState(null, "", `#${encodeURIComponent(state.views[person].me.name)}`);
  drawPeople();
  markActive();
}

async function become(person) {
  activate(person);
  await layOut();
  panes.get(person).root.scrollIntoView({ block: "nearest", inline: "nearest" });
}

async function loadViews() {
  const whole = await get("/state");
  state.people = whole.people;
  state.shards = whole.shards.length;
  state.run = whole.run;
  state.canRestart = whole.can_restart;
  state.offset = whole.now * 1000 - Date.now();
  await Promise.all(whole.people.map(async (person) => { state.views[person.id] = await get(`/people/${person.id}`); }));
  return whole.seq;
}

async function placesChanged() {
  await loadViews();
  await layOut();
  await Promise.all([...panes.values()].map((pane) => pane.refresh()));
}

const paneOf = (person, channel) => (panes.get(person)?.channel === channel ? panes.get(person) : null);

function count(event) {
  const { person, message } = event, where = `${person}/${message.channel_id}`;
  if (message.author.id === person) return;
  const was = unreadOf(person, message.channel_id), isDirect = message.channel_id === state.views[person]?.dm.id;
  const rings = message.pinged || (isDirect && !(message.flags & SILENT));
  remembered.unread[where] = { count: was.count + 1, pings: was.pings + (rings ? 1 : 0) };
  remember();
  drawPeople();
  panes.get(person)?.drawTabs();
}

function settled(person, outcome) {
  heard(outcome);
  const pane = panes.get(person);
  if (!pane || outcome.state !== "failed") return;
  if (outcome.source_id) pane.complain(outcome.source_id, outcome.notice);
  else if (outcome.kind !== 4) pane.notice(outcome.notice, `${person}/${outcome.channel_id}`);
}

const handlers = {
  message(event) {
    const pane = paneOf(event.person, event.message.channel_id);
    if (pane) pane.hear(event);
    else count(event);
  },
  message_update: (event) => paneOf(event.person, event.message.channel_id)?.hear(event),
  message_delete: (event) => paneOf(event.person, event.channel_id)?.hear(event),
  interaction: (event) => settled(event.person, event.interaction),
  typing: (event) => paneOf(event.person, event.channel_id)?.isTyping(),
  bot(event) {
    if (event.person !== state.people[0].id) return;
    state.shards = event.shards;
    drawStatus();
    for (const pane of panes.values()) pane.drawWelcome();
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
    } else whenUp(() => handlers[event.type]?.(event));
  };
  // After the server was started anew nothing held here is true any more.
  stream.onerror = () => setTimeout(async () => {
    const fresh = await get("/state").catch(() => null);
    if (fresh && fresh.run !== state.run) location.reload();
  }, 1500);
}

function theme(name) {
  document.documentElement.dataset.theme = name;
  $("theme").setAttribute("aria-pressed", String(name === "light"));
}

function startFrame() {
  const light = matchMedia("(prefers-color-scheme: light)");
  const today = () => remembered.theme || (light.matches ? "light" : "dark");
  theme(today());
  light.addEventListener("change", () => theme(today()));
  $("theme").addEventListener("click", () => {
    remember({ theme: today() === "light" ? "dark" : "light" });
    theme(today());
  });
  $("add-person").addEventListener("click", () => ask("Somebody new", "Name", (name) => post("/control/add_person", { name })));
  $("layout").addEventListener("click", () => {
    remember({ single: !remembered.single });
    layOut();
  });
  $("restart").addEventListener("click", () => post("/control/restart_bot", {}).catch((error) => { $("bot-status").textContent = error.message; }));
  $("picture").addEventListener("click", () => $("picture").close());
  document.addEventListener("keydown", (event) => {
    const person = event.altKey && /^[1-9]$/.test(event.key) && state.people[Number(event.key) - 1];
    if (!person) return;
    event.preventDefault();
    become(person.id).then(() => panes.get(person.id).composer.focus());
  });
  document.addEventListener("click", (event) => {
    for (const box of document.querySelectorAll("details.more[open]")) if (!box.contains(event.target)) box.open = false;
  });
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth !== width) layOut();
    width = innerWidth;
  });
}

async function start() {
  startFrame();
  startCounting();
  const seq = await loadViews();
  const wanted = decodeURIComponent(location.hash.slice(1));
  const named = state.people.find((person) => person.name === wanted) || state.people.find((person) => person.id === remembered.active);
  remembered.active = (named || state.people[0]).id;
  await layOut();
  listen(seq);
  document.documentElement.dataset.ready = "true";
  keep();
}

start();
