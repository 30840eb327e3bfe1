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

export const state = {
  people: [], me: null, views: {}, channel: {}, messages: {}, unread: {}, notices: [], commands: {}, shards: 0,
};

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

export const act = (name, body, person = state.me) => post(`/people/${person}/${name}`, body);

const COLOURS = ["#5865f2", "#1f8a4c", "#b4541a", "#a3308f", "#0f7d8a", "#8a6d00", "#c0392b"];

export function face(name) {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0);
  const node = el("span", { class: "face", "aria-hidden": "true" }, [...name][0].toUpperCase());
  node.style.background = COLOURS[sum % COLOURS.length];
  return node;
}

export function nameOf(id) {
  for (const view of Object.values(state.views)) {
    for (const guild of view.guilds) {
      const found = guild.members.find((member) => member.id === id);
      if (found) return found.username === "lambapea" ? "Lambapea" : found.name;
    }
  }
  return "unknown";
}

export function channelName(id) {
  const view = state.views[state.me];
  for (const guild of view ? view.guilds : []) {
    const found = guild.channels.find((channel) => channel.id === id);
    if (found) return found.name;
  }
  return "unknown";
}
