// Messages with everything on them, and what happens when their components are used.

import { $, el, face, guildOf, nameOf } from "/page/api.js";
import { inline, markdown } from "/page/markdown.js";
import { labelled, menu } from "/page/menus.js";

const ROW = 1, BUTTON = 2, CHANNELS = 8, SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const WIDEST = 550, HIGHEST = 420;

function showPicture(address, alt) {
  const dialog = $("picture");
  const close = el("button", { class: "s1", onclick: () => dialog.close() }, "Close");
  dialog.replaceChildren(el("img", { src: address, alt }), alt ? el("p", {}, alt) : "", el("div", { class: "buttons" }, close));
  dialog.showModal();
}

function picture(address, alt, size, hidden) {
  const scale = size ? Math.min(1, WIDEST / size[0], HIGHEST / size[1]) : 1;
  const [width, height] = size ? size.map((each) => String(Math.round(each * scale))) : [];
  const image = el("img", { src: address, alt: alt || "picture without a description", width, height });
  const enlarge = () => showPicture(address, alt);
  const uncover = (event) => {
    if (!figure.classList.contains("hidden")) return enlarge();
    figure.classList.remove("hidden");
    event.currentTarget.setAttribute("aria-label", "Enlarge the picture");
    return undefined;
  };
  const open = el("button", { class: "open", type: "button", "aria-label": hidden ? "Show the hidden picture" : "Enlarge the picture", onclick: uncover }, image);
  const figure = el("figure", { class: hidden ? "hidden" : "" }, open);
  if (alt) {
    const caption = el("figcaption", { hidden: true }, alt);
    const toggle = (event) => {
      caption.hidden = !caption.hidden;
      event.currentTarget.setAttribute("aria-expanded", String(!caption.hidden));
    };
    figure.append(el("button", { class: "alt", type: "button", title: alt, "aria-expanded": "false", "aria-label": "ALT, the description", onclick: toggle }, "ALT"), caption);
  }
  return figure;
}

function attachment(file) {
  if ((file.content_type || "").startsWith("image/")) {
    return picture(file.url, file.description || "", file.width ? [file.width, file.height] : null, file.filename.startsWith("SPOILER_"));
  }
  const size = `${Math.max(1, Math.round(file.size / 1024))} KB`;
  const link = el("a", { class: "file", href: file.url, download: file.filename }, `📄 ${file.filename} (${size})`);
  return el("div", {}, link, file.description ? el("small", {}, file.description) : "");
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
async function use(pane, node, name, body, message) {
  node.setAttribute("aria-busy", "true");
  pane.complain(message.id, "");
  try {
    await pane.use(name, body, () => node.removeAttribute("aria-busy"));
  } catch (error) {
    node.removeAttribute("aria-busy");
    pane.complain(message.id, error.message);
  }
}

function button(part, message, pane) {
  if (part.style === 5) return el("a", { href: part.url, target: "_blank", rel: "noreferrer noopener" }, ...labelled(part), " ↗");
  const press = (event) => use(pane, event.currentTarget, "press", { message: message.id, custom_id: part.custom_id }, message);
  return el("button", { type: "button", class: `s${part.style}`, disabled: part.disabled || false, "data-custom": part.custom_id, onclick: press }, ...labelled(part));
}

function select(part, message, pane) {
  const send = (node, values) => use(pane, node, "choose", { message: message.id, custom_id: part.custom_id, values }, message);
  const members = () => guildOf(pane.view, message.channel_id).members.filter((member) => !member.bot);
  const channels = () => guildOf(pane.view, message.channel_id).channels.map((channel) => ({ label: `#${channel.name}`, value: String(channel.id) }));
  const options = part.options || (part.type === CHANNELS ? channels() : members().map((member) => ({ label: member.name, value: member.name })));
  return menu(part, options, send);
}

function component(part, message, pane) {
  const children = () => (part.components || []).map((child) => component(child, message, pane));
  if (part.type === ROW) return el("div", { class: "row" }, ...children());
  if (part.type === BUTTON) return button(part, message, pane);
  if ([3, 5, 6, 7, 8].includes(part.type)) return select(part, message, pane);
  if (part.type === TEXT) return markdown(part.content);
  if (part.type === CONTAINER) return el("div", { class: "box" }, ...children());
  if (part.type === SECTION) return el("div", { class: "section" }, el("div", {}, ...children()), el("div", { class: "row" }, component(part.accessory, message, pane)));
  if (part.type === SEPARATOR) return el("hr");
  if (part.type === THUMBNAIL) return picture(part.media.url, part.description || "", null, part.spoiler);
  if (part.type === GALLERY) return el("div", {}, ...part.items.map((item) => picture(item.media.url, item.description || "", null, item.spoiler)));
  if (part.type === FILE) return attachment(message.attachments.find((file) => file.url === part.file.url) || { url: part.file.url, filename: part.name || "file", size: part.size || 0 });
  return el("span");
}

function head(message, name) {
  const time = new Date(message.timestamp);
  const clock = time.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return el("div", { class: "by" }, el("strong", {}, name), message.author.bot ? el("span", { class: "app" }, "APP") : "", el("time", { datetime: message.timestamp }, clock));
}

export function messageItem(message, pane) {
  const name = message.author.global_name || (message.author.bot ? "Lambapea" : message.author.username);
  const item = el("li", { "data-id": message.id, tabindex: "-1", class: message.ephemeral ? "private" : message.pinged ? "pinged" : "" }, face(name));
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
  item.append(...message.embeds.map(embed), ...message.components.map((part) => component(part, message, pane)));
  if (!message.content && message.edited_timestamp) item.append(el("span", { class: "edited" }, "(edited)"));
  if (message.ephemeral) item.append(only(() => pane.dismiss(message)));
  return item;
}

const only = (dismiss) => el("p", { class: "only" }, "👁 Only you can see this • ", el("button", { type: "button", onclick: dismiss }, "Dismiss message"));

export function noticeItem(notice, dismiss) {
  return el("li", { class: "private", role: "alert", tabindex: "-1" }, face("Lambapea"), el("div", { class: "by" }, el("strong", {}, "Lambapea"), el("span", { class: "app" }, "APP")), el("p", { class: "failed" }, notice.text), only(() => dismiss(notice)));
}
