// What stands in a channel where nothing was said yet: what this is, and the way to a first game.

import { el, state } from "/page/api.js";

// The commands a newcomer should meet first; of those the bot has, the first one is the button.
const FIRST = ["help", "table open"];

function runs(found) {
  return found.options.every((option) => !option.required);
}

function opening(pane, found) {
  const go = (event) => {
    if (!runs(found)) return pane.composer.choose(found);
    event.currentTarget.disabled = true;
    return pane.slash(found.words, {}).catch((error) => pane.notice(error.message));
  };
  return el("button", { type: "button", class: "s3 first", onclick: go }, `/${found.words}`);
}

export function welcome(pane, isFirst) {
  const name = pane.view.me.name;
  const item = el("li", { class: "welcome" });
  if (pane.channel === pane.view.dm.id) {
    item.append(el("h2", {}, "Direct messages"), el("p", {}, "Lambapea writes here what only you may see: your cards, when a deal begins."));
    return item;
  }
  if (!isFirst) {
    item.append(el("h2", {}, `This is ${name}'s screen`), el("p", {}, "Each person sees their own: the same channel, their own cards. Sit down here when somebody has opened a table, or open one in another channel."));
    return item;
  }
  const steps = el("ol", {}, el("li", {}, "Wait a moment: the bot is on its way."));
  item.append(
    el("h2", {}, "Three presses to a game"),
    el("p", {}, `This is a Discord of your own: nothing leaves your computer. You are ${name}; everybody else here is played by you too, or by the computer.`),
    steps,
    el("p", { class: "faint" }, "Later: / at the bottom lists every command. Whose screen you see is chosen at the top. Direct messages hold your cards."),
  );
  if (state.shards) pane.composer.commands().then((offered) => {
    const found = FIRST.map((words) => offered.find((each) => each.words === words)).find(Boolean);
    if (found) steps.replaceChildren(...(runs(found) ? [
      el("li", {}, "Press ", opening(pane, found), "."),
      el("li", {}, "In what Lambapea answers press the button to play."),
      el("li", {}, "Press a game: computers sit down with you, and your cards come."),
    ] : [
      el("li", {}, "Press ", opening(pane, found), ", choose a game, and send it with ➤."),
      el("li", {}, "On the table that appears, let computers sit down in the empty seats."),
      el("li", {}, "Start. Your cards come by direct message, or press My hand."),
    ]));
  }).catch(() => {});
  return item;
}
