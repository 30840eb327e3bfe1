// What the page itself remembers, so that a reload finds everything as it was left.

const KEY = "loopback";

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) || {};
  } catch {
    return {};
  }
}

// active: whose screen is in use; channel: where each person is; scroll: how far up they read; unread: what came since.
export const remembered = { active: null, single: false, theme: null, channel: {}, scroll: {}, unread: {}, ...load() };

let waiting = false;

export function remember(change = {}) {
  Object.assign(remembered, change);
  if (waiting) return;
  waiting = true;
  setTimeout(keep, 100);
}

export function keep() {
  waiting = false;
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // A browser that keeps nothing is no reason not to play.
  }
}

addEventListener("pagehide", keep);
