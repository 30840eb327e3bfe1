// Messages with everything on them, and what happens when their components are used.

import { $, act, el, face, nameOf, state } from "/page/api.js";
import { inline, markdown } from "/page/markdown.js";

const BUTTON = 2, TEXT = 10, SECTION = 9, GALLERY = 12, SEPARATOR = 14, CONTAINER = 17, ROW = 1;

export function emojiOf(emoji) {
  return emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : "";
}

function showPicture(address, alt) {
  const dialog = $("picture");
  const close = el("button", { class: "s1", onclick: () => dialog.close() }, "Close");
  dialog.replaceChildren(el("img", { src: address, alt }), alt ? el("p", {}, alt) : "", el("div", { class: "buttons" }, close));
  dialog.showModal();
}

function picture(address, alt, size) {
  const image = el("img", { src: address, alt: alt || "picture without a description", width: size?.[0], height: size?.[1] });
  image.style.height = "auto";
  const figure = el("figure", {}, el("button", { class: "open", type: "button", "aria-label": "Enlarge the picture", onclick: () => showPicture(address, alt) }, image));
  if (alt) {
    const caption = el("figcaption", { hidden: true }, alt);
    const toggle = (event) => {
      caption.hidden = !caption.hidden;
      event.currentTarget.setAttribute("aria-expanded", String(!caption.hidden));
    };
    figure.append(el("button", { class: "alt", type: "button", title: alt, "aria-expanded": "false", "aria-label": "Show the description", onclick: toggle }, "ALT"), caption);
  }
  return figure;
}

function attachment(file) {
  if ((file.content_type || "").startsWith("image/")) {
    return picture(file.url, file.description || "", file.width ? [file.width, file.height] : null);
  }
  const size = `${Math.max(1, Math.round(file.size / 1024))} KB`;
  return el("div", {}, el("a", { class: "file", href: file.url, download: file.filename }, `📄 ${file.filename} (${size})`));
}

function embed(data) {
  const box = el("article", { class: "embed" });
  if (data.color) box.style.borderLeftColor = `#${data.color.toString(16).padStart(6, "0")}`;
  if (data.author) box.append(el("small", {}, data.author.name));
  if (data.title) box.append(el("div", {}, el("strong", {}, ...inline(data.title))));
  if (data.description) box.append(markdown(data.description));
  const fields = (data.fields || []).map((field) =>
    el("div", { class: field.inline ? "" : "wide" }, el("strong", {}, ...inline(field.name)), markdown(field.value)));
  if (fields.length) box.append(el("div", { class: "fields" }, ...fields));
  for (const name of ["thumbnail", "image"]) if (data[name]) box.append(picture(data[name].url, data[name].description || "", null));
  if (data.footer) box.append(el("small", {}, data.footer.text));
  return box;
}

// A press is shown as busy until its outcome comes, and a refusal appears below the message.
async function use(node, name, body, message) {
  node.setAttribute("aria-busy", "true");
  try {
    const { id } = await act(name, body);
    state.pending = { ...state.pending, [id]: { node, message: message.id } };
  } catch (error) {
    node.removeAttribute("aria-busy");
    complain(message.id, error.message);
  }
}

export function complain(messageId, text) {
  const item = document.querySelector(`#messages > li[data-id="${messageId}"]`);
  if (!item) return;
  item.querySelector(":scope > .failed")?.remove();
  item.append(el("p", { class: "failed", role: "alert" }, text));
}

function button(part, message) {
  const label = [emojiOf(part.emoji), part.label].filter(Boolean).join(" ");
  if (part.style === 5) return el("a", { href: part.url, target: "_blank", rel: "noreferrer noopener" }, `${label} ↗`);
  const press = (event) => use(event.currentTarget, "press", { message: message.id, custom_id: part.custom_id }, message);
  return el("button", { type: "button", class: `s${part.style}`, disabled: part.disabled || false, "data-custom": part.custom_id, onclick: press }, label);
}

function menu(part, message) {
  const send = (node, values) => use(node, "choose", { message: message.id, custom_id: part.custom_id, values }, message);
  const options = part.options || state.views[state.me].guilds[0].members.map((member) => ({ label: member.name, value: member.name }));
  const most = part.max_values ?? 1;
  const prompt = part.placeholder || "Make a selection";
  if (part.disabled) return el("button", { type: "button", class: "closed", disabled: true }, `${prompt} ▾`);
  return most > 1 || part.min_values === 0 ? several(part, options, prompt, send) : one(part, options, prompt, send);
}

// No native menu: there the arrow keys choose, and a chosen card is a played card.
function one(part, options, prompt, send) {
  const box = el("details", { class: "many" }, el("summary", { "data-custom": part.custom_id }, prompt));
  const choose = (value) => {
    box.open = false;
    send(box.firstChild, [value]);
    box.firstChild.focus();
  };
  for (const option of options) {
    const label = [emojiOf(option.emoji), option.label].filter(Boolean).join(" ");
    const note = option.description ? el("small", {}, option.description) : "";
    box.append(el("button", { type: "button", "aria-pressed": String(option.default || false), onclick: () => choose(option.value) }, label, note));
  }
  box.addEventListener("keydown", (event) => step(event, box));
  return box;
}

function step(event, box) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") box.open = false;
  if (!way) return;
  event.preventDefault();
  box.open = true;
  const stops = [...box.querySelectorAll("summary, button, input")];
  stops[(stops.indexOf(document.activeElement) + way + stops.length) % stops.length].focus();
}

function several(part, options, prompt, send) {
  const boxes = options.map((option) => el("input", { type: "checkbox", value: option.value, checked: option.default || false }));
  const lines = options.map((option, index) => el("label", {}, boxes[index], [emojiOf(option.emoji), option.label].filter(Boolean).join(" "), option.description ? el("small", {}, option.description) : ""));
  const least = part.min_values ?? 1, most = part.max_values ?? 1;
  const choose = el("button", { type: "button", class: "s1" }, "Choose");
  const check = () => {
    const count = boxes.filter((box) => box.checked).length;
    choose.disabled = part.disabled || count < least || count > most;
  };
  boxes.forEach((box) => box.addEventListener("change", check));
  choose.addEventListener("click", () => send(choose, boxes.filter((box) => box.checked).map((box) => box.value)));
  check();
  const count = least === most ? `${most}` : `${least} to ${most}`;
  const summary = el("summary", { "data-custom": part.custom_id }, `${prompt} (${count})`);
  return el("details", { class: "many", onkeydown: (event) => step(event, event.currentTarget) }, summary, ...lines, choose);
}

function component(part, message) {
  const children = () => (part.components || []).map((child) => component(child, message));
  if (part.type === ROW) return el("div", { class: "row" }, ...children());
  if (part.type === BUTTON) return button(part, message);
  if ([3, 5, 6, 7, 8].includes(part.type)) return menu(part, message);
  if (part.type === TEXT) return markdown(part.content);
  if (part.type === CONTAINER) return el("div", { class: "box" }, ...children());
  if (part.type === SECTION) return el("div", { class: "section" }, el("div", {}, ...children()), el("div", { class: "row" }, component(part.accessory, message)));
  if (part.type === SEPARATOR) return el("hr");
  if (part.type === 11) return picture(part.media.url, part.description || "", null);
  if (part.type === GALLERY) return el("div", {}, ...part.items.map((item) => picture(item.media.url, item.description || "", null)));
  return el("span");
}

function head(message, name) {
  const time = new Date(message.timestamp);
  const clock = time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return el("div", { class: "by" }, el("strong", {}, name), message.author.bot ? el("span", { class: "app" }, "APP") : "", el("time", { datetime: message.timestamp }, clock));
}

export function messageItem(message, dismiss) {
  const name = message.author.global_name || (message.author.bot ? "Lambapea" : message.author.username);
  const item = el("li", { "data-id": message.id, class: message.ephemeral ? "private" : message.pinged ? "pinged" : "" }, face(name));
  if (message.command) item.append(el("div", { class: "used" }, `${nameOf(message.interaction_metadata.user.id)} used /${message.command}`));
  if (message.referenced_message) item.append(el("div", { class: "reply" }, `↪ ${message.referenced_message.content.slice(0, 80)}`));
  item.append(head(message, name));
  if (message.loading) item.append(el("div", { class: "thinking", role: "status" }, `${name} is thinking…`));
  if (message.content) {
    const text = markdown(message.content);
    if (message.edited_timestamp) text.append(el("span", { class: "edited" }, " (edited)"));
    item.append(text);
  }
  const inBody = new Set(message.embeds.flatMap((each) => [each.image?.url, each.thumbnail?.url]));
  if (!message.v2) item.append(...message.attachments.filter((file) => !inBody.has(file.url)).map(attachment));
  item.append(...message.embeds.map(embed), ...message.components.map((part) => component(part, message)));
  if (!message.content && message.edited_timestamp) item.append(el("span", { class: "edited" }, "(edited)"));
  if (message.ephemeral) {
    const away = el("button", { type: "button", onclick: () => dismiss(message) }, "Dismiss message");
    item.append(el("p", { class: "only" }, "👁 Only you can see this • ", away));
  }
  return item;
}

export function noticeItem(notice, dismiss) {
  const away = el("button", { type: "button", onclick: () => dismiss(notice) }, "Dismiss message");
  return el("li", { class: "private", role: "alert" }, face("Lambapea"), el("div", { class: "by" }, el("strong", {}, "Lambapea"), el("span", { class: "app" }, "APP")), el("p", { class: "failed" }, notice.text), el("p", { class: "only" }, "👁 Only you can see this • ", away));
}
