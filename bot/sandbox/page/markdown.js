// Discord's markdown, as much of it as a card table uses, built as elements and never as markup.

import { channelName, el, nameOf } from "/page/api.js";
import { moment } from "/page/times.js";

const INLINE = [
  [/^\\([\\*_~|`<>#\-])/, (m) => m[1]],
  [/^``(.+?)``|^`([^`\n]+)`/s, (m) => el("code", {}, m[1] ?? m[2])],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*/, (m) => el("strong", {}, el("em", {}, ...inline(m[1])))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*/, (m) => el("strong", {}, ...inline(m[1]))],
  [/^__(?=\S)([\s\S]+?)__/, (m) => el("u", {}, ...inline(m[1]))],
  [/^\*(?=\S)([^*\n]+?)\*/, (m) => el("em", {}, ...inline(m[1]))],
  [/^_(?=\S)([^_\n]+?)_(?!\w)/, (m) => el("em", {}, ...inline(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => el("s", {}, ...inline(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^<@!?(\d+)>/, (m) => el("span", { class: "mention" }, `@${nameOf(m[1])}`)],
  [/^<#(\d+)>/, (m) => el("span", { class: "mention" }, `#${channelName(m[1])}`)],
  [/^<\/([^:>]+):\d+>/, (m) => command(m[1])],
  [/^<@&(\d+)>/, () => el("span", { class: "mention" }, "@role")],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention" }, m[0])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2])],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[1], m[2])],
  [/^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)/, (m) => link(m[2], m[1])],
  [/^https?:\/\/[^\s<>)]+/, (m) => link(m[0], m[0])],
];

function link(address, text) {
  return el("a", { href: address, rel: "noreferrer noopener", target: "_blank" }, text);
}

// A command in a text can be pressed, and then stands in the line to write in, as in Discord.
function command(words) {
  const press = (event) => event.currentTarget.dispatchEvent(new CustomEvent("command", { bubbles: true, detail: words }));
  return el("button", { type: "button", class: "mention", onclick: press }, `/${words}`);
}

function spoiler(text) {
  const show = (event) => event.currentTarget.setAttribute("aria-expanded", "true");
  return el("button", { class: "spoiler", type: "button", "aria-expanded": "false", onclick: show }, ...inline(text));
}

// An emoji of the application's own, read out by its name; where its picture is not to be had, the name stands for it.
export function emoji(name, id) {
  const image = el("img", { class: "emoji", src: `/emojis/${id}.png`, alt: name.replaceAll("_", " "), title: `:${name}:` });
  image.addEventListener("error", () => image.replaceWith(`:${name}:`), { once: true });
  return image;
}

export function inline(text) {
  const nodes = [];
  let plain = "";
  while (text) {
    let found = null;
    for (const [pattern, build] of INLINE) {
      const match = pattern.exec(text);
      if (match) {
        found = [match[0].length, build(match)];
        break;
      }
    }
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found[1]);
      text = text.slice(found[0]);
    } else {
      const step = /^[\p{L}\p{N}]+|^[\s\S]/u.exec(text)[0];
      plain += step;
      text = text.slice(step.length);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function list(lines, ordered) {
  const items = lines.map((line) => el("li", {}, ...inline(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ""))));
  return el(ordered ? "ol" : "ul", {}, ...items);
}

const KINDS = [
  ["ul", /^\s*[-*] /],
  ["ol", /^\s*\d+\. /],
  ["quote", /^> ?/],
];

function block(kind, lines) {
  if (kind === "quote") return el("blockquote", {}, ...inline(lines.map((line) => line.replace(/^> ?/, "")).join("\n")));
  return list(lines, kind === "ol");
}

function single(line) {
  const heading = /^(#{1,3}) (.+)/.exec(line);
  if (heading) return el(`h${heading[1].length + 1}`, {}, ...inline(heading[2]));
  if (line.startsWith("-# ")) return el("small", {}, ...inline(line.slice(3)), el("br"));
  return null;
}

function lines(text, out) {
  const waiting = text.split("\n");
  while (waiting.length) {
    const kind = KINDS.find(([, pattern]) => pattern.test(waiting[0]));
    if (kind) {
      const taken = [];
      while (waiting.length && kind[1].test(waiting[0])) taken.push(waiting.shift());
      out.push(block(kind[0], taken));
      continue;
    }
    const line = waiting.shift();
    const node = single(line);
    if (node) out.push(node);
    else out.push(...inline(line), waiting.length ? "\n" : "");
  }
}

export function markdown(text) {
  const out = [];
  const parts = text.split(/```(?:\w*\n)?([\s\S]*?)```/);
  parts.forEach((part, index) => {
    if (index % 2) out.push(el("pre", {}, el("code", {}, part.replace(/\n$/, ""))));
    else if (part) lines(part, out);
  });
  return el("div", { class: "text" }, ...out);
}
