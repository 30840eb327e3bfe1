// What every part of the page needs: building elements without markup in strings, and talking to the server.

export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name in node && typeof value !== "string") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

export const $ = (id) => document.getElementById(id);

// What the server says of the world: everybody, what each of them sees, and how far its clock is from ours.
export const state = { people: [], views: {}, shards: 0, run: null, canRestart: false, offset: 0 };

export const now = () => Date.now() + state.offset;

async function answered(response) {
  const data = await response.json();
  if (!response.ok) throw new Error(data.refused || response.statusText);
  return data;
}

export async function get(path) {
  return answered(await fetch(`/sandbox/api${path}`));
}

export async function post(path, body) {
  const options = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  return answered(await fetch(`/sandbox/api${path}`, options));
}

const COLOURS = ["#5865f2", "#1f8a4c", "#b4541a", "#a3308f", "#0f7d8a", "#8a6d00", "#c0392b"];

export function face(name) {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0);
  const node = el("span", { class: "face", "aria-hidden": "true" }, [...name][0].toUpperCase());
  node.style.background = COLOURS[sum % COLOURS.length];
  return node;
}

export function badge({ count, pings }) {
  if (!count) return "";
  return el("span", { class: pings ? "badge ping" : "badge" }, String(pings || count), el("span", { class: "said" }, pings ? " for you" : " unread"));
}

const guilds = () => Object.values(state.views).flatMap((view) => view.guilds);

export function nameOf(id) {
  const found = guilds().flatMap((guild) => guild.members).find((member) => member.id === id);
  if (!found) return "unknown";
  return found.bot ? "Lambapea" : found.name;
}

export function channelName(id) {
  return guilds().flatMap((guild) => guild.channels).find((channel) => channel.id === id)?.name || "unknown";
}

export const places = (view) => [...view.guilds.flatMap((guild) => guild.channels), view.dm];

export const guildOf = (view, channel) => view.guilds.find((guild) => guild.channels.some((each) => each.id === channel)) || view.guilds[0];
