// Each message twice, as a telephone shows it and as a desk does, with its menus open beside it.

import { $, el, state } from "/page/api.js";
import { labelled } from "/page/menus.js";
import { messageItem } from "/page/messages.js";

function opened(part) {
  const items = part.options.map((option) => el("div", { role: "option", "aria-selected": "false" }, el("span", { class: "entry" }, ...labelled(option)), option.description ? el("small", {}, option.description) : ""));
  return el("div", { class: "menu laid" }, el("p", {}, part.placeholder || ""), el("div", { role: "listbox" }, ...items));
}

function framed(message, width) {
  const pane = { person: "1", view: state.views[1], complain() {}, dismiss() {} };
  const item = messageItem(message, pane);
  const menus = message.components.flatMap((row) => row.components || []).filter((part) => part.options).map(opened);
  const list = el("ol", { class: "messages" }, item, ...menus.map((menu) => el("li", { class: "menus" }, menu)));
  const box = el("section", { class: "pane", "data-width": String(width) }, list);
  box.style.width = `${width}px`;
  return box;
}

const data = $("data") ? JSON.parse($("data").textContent) : { people: [], items: [] };
const guild = { members: data.people, channels: [{ id: "2", name: "general" }] };
state.views[1] = { guilds: [guild], dm: { id: "3" }, me: data.people[0] };
document.querySelector("main")?.append(...data.items.map(({ name, message }) => el("article", { "data-name": name }, el("h2", {}, name), el("div", { class: "both" }, framed(message, 360), framed(message, 1100)))));
document.documentElement.dataset.ready = "true";
