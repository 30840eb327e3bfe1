// Discord's timestamps, in the reader's own way; those that say how long counts down, or up, by themselves.

import { el, now } from "/page/api.js";

const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60]];
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

function relative(seconds) {
  const away = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, each]) => Math.abs(away) >= each) || ["second", 1];
  return new Intl.RelativeTimeFormat(undefined, { numeric: "always" }).format(Math.round(away / size), unit);
}

export function moment(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  const full = date.toLocaleString(undefined, STYLES.F);
  const text = style === "R" ? relative(seconds) : date.toLocaleString(undefined, STYLES[style]);
  const counting = style === "R" ? String(seconds) : null;
  return el("time", { class: "moment", datetime: date.toISOString(), title: full, "data-counting": counting }, text);
}

export function startCounting() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-counting]")) {
      const text = relative(Number(node.dataset.counting));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
