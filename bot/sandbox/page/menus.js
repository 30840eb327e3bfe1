// Select menus: a button, and a list laid over everything else where there is room for it.
// No native menu: there the arrow keys choose, and a chosen card is a played card.

import { el } from "/page/api.js";
import { emoji } from "/page/markdown.js";

const LEAST_HEIGHT = 180, EDGE = 8, GAP = 4;
let opened = null;
let number = 0;

export function labelled(part) {
  const icon = part.emoji ? (part.emoji.id ? emoji(part.emoji.name, part.emoji.id) : part.emoji.name) : "";
  return [icon, icon && part.label ? " " : "", part.label || ""];
}

export function closeMenu(focus = true) {
  if (!opened) return;
  const { button, box } = opened;
  opened = null;
  button.setAttribute("aria-expanded", "false");
  box.remove();
  if (focus && button.isConnected) button.focus();
}

// After its message was drawn anew an open list belongs to the new button; without one it is over.
export function keepMenu(old, fresh) {
  if (!opened || !old.contains(opened.button)) return;
  const heir = fresh.querySelector(`[data-custom="${CSS.escape(opened.button.dataset.custom)}"]`);
  if (!heir || heir.disabled) return closeMenu(false);
  opened.button = heir;
  heir.setAttribute("aria-expanded", "true");
  requestAnimationFrame(place);
}

function place() {
  if (!opened) return;
  const { button, box } = opened;
  if (!button.isConnected) return closeMenu(false);
  const at = button.getBoundingClientRect();
  const width = Math.min(Math.max(at.width, 280), innerWidth - 2 * EDGE);
  const below = innerHeight - at.bottom - GAP - EDGE, above = at.top - GAP - EDGE;
  box.style.width = `${width}px`;
  box.style.left = `${Math.min(Math.max(EDGE, at.left), innerWidth - width - EDGE)}px`;
  box.style.maxHeight = "none";
  const wanted = box.scrollHeight + 2;
  const goesDown = below >= Math.min(wanted, LEAST_HEIGHT) || below >= above;
  const room = Math.max(goesDown ? below : above, LEAST_HEIGHT);
  const height = Math.min(wanted, room, innerHeight - 2 * EDGE);
  const top = goesDown ? at.bottom + GAP : at.top - GAP - height;
  box.style.maxHeight = `${height}px`;
  box.style.top = `${Math.min(Math.max(EDGE, top), innerHeight - height - EDGE)}px`;
}

addEventListener("resize", place);
addEventListener("scroll", (event) => { if (!opened?.box.contains(event.target)) place(); }, true);
document.addEventListener("pointerdown", (event) => {
  if (opened && !opened.box.contains(event.target) && !opened.button.contains(event.target)) closeMenu(false);
});

function openMenu(button, part, options, send) {
  closeMenu(false);
  const least = part.min_values ?? 1, most = part.max_values ?? 1;
  const many = most > 1 || least === 0;
  const title = part.placeholder || "Make a selection";
  const list = el("div", { role: "listbox", "aria-label": title, "aria-multiselectable": many ? "true" : null });
  const box = el("div", { class: "menu", id: `menu-${++number}` }, el("p", {}, title), list);
  const chosen = new Set(options.filter((option) => many && option.default).map((option) => option.value));
  const done = many ? el("button", { type: "button", class: "s1" }) : null;
  const send_ = (values) => { closeMenu(); send(button, values); };
  const show = () => {
    for (const item of list.children) {
      item.setAttribute("aria-selected", String(many ? chosen.has(item.dataset.value) : item.dataset.default === "true"));
      item.setAttribute("aria-disabled", String(many && chosen.size >= most && !chosen.has(item.dataset.value)));
    }
    if (!done) return;
    done.disabled = chosen.size < least || chosen.size > most;
    done.textContent = `Choose (${chosen.size} of ${least === most ? most : `${least} to ${most}`})`;
  };
  const pick = (item) => {
    const value = item.dataset.value;
    if (!many) return send_([value]);
    if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
    show();
    if (least === most && chosen.size === most) done.focus();
  };
  for (const option of options) {
    const item = el("div", { role: "option", tabindex: "-1", "data-value": option.value, "data-default": String(option.default || false) },
      el("span", { class: "entry" }, ...labelled(option)), option.description ? el("small", {}, option.description) : "");
    item.addEventListener("click", () => pick(item));
    list.append(item);
  }
  if (done) {
    done.addEventListener("click", () => send_(options.map((option) => option.value).filter((value) => chosen.has(value))));
    box.append(done);
  }
  show();
  box.addEventListener("keydown", (event) => step(event, list, done, pick));
  button.setAttribute("aria-expanded", "true");
  button.setAttribute("aria-controls", box.id);
  document.body.append(box);
  opened = { button, box };
  place();
  (list.querySelector("[data-default=true]") || list.firstElementChild || done).focus();
}

let typed = "", typedAt = 0;

function step(event, list, done, pick) {
  const items = [...list.children], at = items.indexOf(document.activeElement);
  const stops = done ? [...items, done] : items;
  const here = stops.indexOf(document.activeElement);
  const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to !== undefined) stops[(to + stops.length) % stops.length].focus();
  else if ((event.key === "Enter" || event.key === " ") && at >= 0) pick(items[at]);
  else if (event.key === "Escape") closeMenu();
  else if (event.key === "Tab" && done && (document.activeElement === done) === event.shiftKey) (event.shiftKey ? items[0] : done).focus();
  else if (event.key === "Tab") closeMenu();
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
    typed = event.timeStamp - typedAt > 800 ? event.key : typed + event.key;
    typedAt = event.timeStamp;
    const turned = [...items.slice(Math.max(0, at + (typed.length === 1 ? 1 : 0))), ...items];
    turned.find((item) => item.textContent.trim().toLowerCase().startsWith(typed.toLowerCase()))?.focus();
  } else return;
  if (event.key !== "Tab" || opened) event.preventDefault();
  event.stopPropagation();
}

export function menu(part, options, send) {
  const prompt = options.filter((option) => option.default).map((option) => option.label).join(", ") || part.placeholder || "Make a selection";
  const button = el("button", { type: "button", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", "data-custom": part.custom_id, disabled: part.disabled || false }, el("span", { class: "entry" }, prompt), el("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
  const open = () => openMenu(button, part, options, send);
  button.addEventListener("click", () => (opened?.button === button ? closeMenu() : open()));
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  return button;
}
