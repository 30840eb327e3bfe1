// One person's screen: their channels and direct messages, what stands in the one they look at, and their line to write in.

import { badge, el, face, get, places, post, state } from "/page/api.js";
import { Composer } from "/page/composer.js";
import { ask, openModal } from "/page/dialogs.js";
import { closeMenu, keepMenu } from "/page/menus.js";
import { messageItem, noticeItem } from "/page/messages.js";
import { use } from "/page/outcomes.js";
import { remember, remembered } from "/page/remember.js";
import { welcome } from "/page/welcome.js";

const NEAR = 60, TYPING = 8000;
const stops = (item) => [...item.querySelectorAll("button, a[href]")];

export class Pane {
  #messages = [];
  #seen = 0;  // the number of the last event that they hold
  #late = null;  // what happens while they are on their way
  #notices = [];
  #isAtEnd = true;
  #typing = 0;
  #missed = 0;
  #heights = "";
  #used = {};

  constructor(person, frame) {
    this.person = person;
    this.frame = frame;
    this.channel = this.#known(remembered.channel[person]) || places(this.view)[0].id;
    const name = this.view.me.name;
    this.tabs = el("nav", { class: "tabs", "aria-label": `${name}'s channels` });
    this.list = el("ol", { class: "messages", tabindex: "0" });
    this.newest = el("button", { type: "button", class: "newest", hidden: true, onclick: () => { this.followEnd(); this.list.focus(); } });
    this.typing = el("p", { class: "typing", "aria-live": "polite" });
    this.composer = new Composer(this);
    this.composer.plain();
    const owner = this.view.guilds.some((guild) => guild.owner === person);
    const crown = owner ? el("span", { class: "crown", role: "img", "aria-label": "owner of the server", title: "Owns the server and may manage it" }, "👑") : "";
    const head = el("header", { class: "pane-head" }, face(name), el("h2", {}, el("span", {}, name), crown));
    this.root = el("section", { class: "pane", "aria-label": `${name}'s screen`, "data-person": person }, head, el("div", { class: "bar" }, this.tabs, this.#more()), el("div", { class: "log", role: "log" }, this.list), this.newest, this.typing, this.composer.root);
    this.root.addEventListener("focusin", () => frame.activate(person));
    this.root.addEventListener("command", (event) => this.composer.begin(event.detail));
    this.list.addEventListener("scroll", () => this.#scrolled());
    this.list.addEventListener("load", () => this.#settle(), true);
    new ResizeObserver(() => this.#settle()).observe(this.list);
  }

  get view() { return state.views[this.person]; }

  get title() {
    const found = places(this.view).find((each) => each.id === this.channel);
    return !found || found === this.view.dm ? "@Lambapea" : `#${found.name}`;
  }

  get key() { return `${this.person}/${this.channel}`; }

  #known(channel) { return places(this.view).find((each) => each.id === channel)?.id; }

  // Switches and the like that Discord keeps in its settings.
  #more() {
    const open = el("input", { type: "checkbox", role: "switch", checked: this.view.me.dms_open });
    open.addEventListener("change", () => post(`/control/${open.checked ? "open_dms" : "close_dms"}`, { person: this.person }));
    this.dmsOpen = open;
    const add = () => ask("A new channel", "Name", (name) => post("/control/add_channel", { name }));
    const box = el("details", { class: "more" }, el("summary", { "aria-label": `Settings of ${this.view.me.name}`, title: "Settings" }, "⋯"),
      el("div", {}, el("label", { class: "switch" }, open, "Let direct messages through"), el("button", { type: "button", onclick: add }, "+ Add a channel")));
    box.addEventListener("keydown", (event) => { if (event.key === "Escape") { box.open = false; box.firstChild.focus(); } });
    box.addEventListener("focusout", (event) => { if (event.relatedTarget && !box.contains(event.relatedTarget)) box.open = false; });
    return box;
  }

  drawTabs() {
    const button = (channel, label) => {
      const isHere = channel.id === this.channel;
      const unread = remembered.unread[`${this.person}/${channel.id}`] || { count: 0, pings: 0 };
      return el("button", { type: "button", class: unread.count ? "tab unread" : "tab", "aria-current": isHere ? "page" : null, "data-channel": channel.id, onclick: () => this.enter(channel.id, true) }, el("span", {}, label), badge(unread));
    };
    const many = this.view.guilds.length > 1;
    const channels = this.view.guilds.flatMap((guild) => {
      const top = guild.channels.filter((channel) => !channel.parent_id);
      const ordered = top.flatMap((channel) => [channel, ...guild.channels.filter((each) => each.parent_id === channel.id)]);
      return ordered.map((channel) => button(channel, `${channel.parent_id ? "🧵" : "#"}${channel.name}${many ? ` (${guild.name})` : ""}`));
    });
    const focused = this.tabs.contains(document.activeElement) ? document.activeElement.dataset.channel : null;
    this.tabs.replaceChildren(...channels, button(this.view.dm, "✉ Direct"));
    if (focused) this.tabs.querySelector(`[data-channel="${focused}"]`)?.focus();
    this.dmsOpen.checked = this.view.me.dms_open;
  }

  // From now on they write for this channel, whenever its messages come.
  async enter(channel, byHand = false) {
    const isOther = channel !== this.channel;
    this.channel = channel;
    if (isOther) this.composer.plain();
    delete this.root.dataset.ready;
    remembered.channel[this.person] = channel;
    delete remembered.unread[this.key];
    remember();
    this.frame.drawPeople();
    this.drawTabs();
    if (byHand && matchMedia("(min-width: 701px) and (pointer: fine)").matches) this.composer.focus();
    const late = this.#late = [];
    const { seq, messages } = await get(`/people/${this.person}/channels/${channel}/messages`);
    if (this.#late !== late) return;
    this.#messages = messages;
    this.#missed = 0;
    this.list.setAttribute("aria-label", `Messages in ${this.title}`);
    this.typing.textContent = "";
    this.draw();
    this.#restore();
    this.#seen = seq;
    this.#late = null;
    late.forEach((event) => this.hear(event));
    this.root.dataset.ready = channel;
    this.tabs.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // What happens in their channel, once; events and messages come on ways of their own.
  hear(event) {
    if (this.#late) this.#late.push(event);
    else if (event.seq <= this.#seen) return;
    else if (event.type === "message_delete") this.drop(event.id);
    else this.#receive(event.message);
  }

  // Places came or went: on in the same one, if it is still there.
  async refresh() {
    if (this.#known(this.channel)) this.drawTabs();
    else await this.enter(places(this.view)[0].id);
  }

  draw() {
    closeMenu(false);
    const notices = this.#notices.filter((notice) => notice.where === this.key);
    const items = [...this.#messages.map((message) => messageItem(message, this)), ...notices.map((notice) => noticeItem(notice, (each) => this.#forget(each)))];
    if (!items.length) items.push(welcome(this, this.frame.isFirst(this)));
    this.list.replaceChildren(...items);
    this.#settle();
  }

  // The first screen knows whether the bot is there.
  drawWelcome() {
    if (this.list.querySelector(".welcome")) this.draw();
  }

  // Only the changed message is drawn anew, and whoever stood on one of its buttons stays there, or on what it has become.
  #receive(message) {
    const at = this.#messages.findIndex((each) => each.id === message.id);
    const old = at < 0 ? null : this.#item(message.id);
    if (at < 0) this.#messages.push(message);
    else this.#messages[at] = message;
    const fresh = messageItem(message, this);
    if (!old) {
      this.list.querySelector(".welcome")?.remove();
      this.list.append(fresh);
      if (!this.#isAtEnd) this.#missed += 1;
      this.typing.textContent = "";
    } else this.#replace(old, fresh);
    this.#settle();
    if (message.interaction_id) this.#goToWhatCame(message.interaction_id);
  }

  #replace(old, fresh) {
    for (const image of fresh.querySelectorAll("figure img")) {
      const same = [...old.querySelectorAll("figure img")].find((each) => each.src === image.src);
      if (same) image.replaceWith(same);
    }
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const complaint = old.querySelector(":scope > .failed");
    if (complaint) fresh.append(complaint);
    old.replaceWith(fresh);
    keepMenu(old, fresh);
    if (!focused) return;
    const all = stops(fresh);
    const heir = (focused.dataset.custom && all.find((each) => each.dataset.custom === focused.dataset.custom))
      || all.find((each) => each.textContent === focused.textContent) || fresh;  // never another action
    (heir.disabled ? fresh : heir).focus({ preventScroll: true });
  }

  #item(id) { return this.list.querySelector(`:scope > li[data-id="${id}"]`); }

  drop(id) {
    this.#messages = this.#messages.filter((each) => each.id !== id);
    const item = this.#item(id);
    const hadFocus = item?.contains(document.activeElement);
    const next = item?.nextElementSibling || item?.previousElementSibling;
    item?.remove();
    if (!this.list.children.length) this.draw();
    if (hadFocus) (next || this.list).focus();
    if (id === this.#used.message) this.#used.message = next?.dataset.id;
  }

  dismiss(message) {
    return post(`/people/${this.person}/dismiss`, { message: message.id }).catch(() => this.drop(message.id));
  }

  // A refusal of the client, below the message that was used.
  complain(messageId, text) {
    const item = this.#item(messageId);
    if (!item) return;
    item.querySelector(":scope > .failed")?.remove();
    if (text) item.append(el("p", { class: "failed", role: "alert" }, text));
    this.#settle();
  }

  notice(text, where = this.key) {
    this.#notices.push({ where, text });
    this.draw();
  }

  #forget(notice) {
    this.#notices = this.#notices.filter((each) => each !== notice);
    this.draw();
  }

  // Use something as this person; a modal that it brings opens here, and whoever pressed goes to the message that it brings.
  use(name, body, then = () => {}) {
    return use(this.person, name, body, (outcome) => {
      then();
      if (outcome.modal) openModal(outcome, this);
      else if (body.message) {
        this.#used = { interaction: outcome.id, message: body.message };
        this.#goToWhatCame(outcome.id);
      }
    });
  }

  // Only from where they pressed: who went on to something else stays there.
  #goToWhatCame(interaction) {
    const { message } = this.#used;
    const came = this.#messages.findLast((each) => each.interaction_id === interaction && each.id !== message);
    const here = document.activeElement;
    const isThere = here === document.body || here === this.#item(message) || this.#item(message)?.contains(here);
    if (came && interaction === this.#used.interaction && isThere) this.#item(came.id)?.focus({ preventScroll: true });
  }

  async slash(words, options) {
    await this.use("slash", { channel: this.channel, command: words, options });
    this.followEnd();
  }

  isTyping() {
    this.typing.textContent = "Lambapea is typing…";
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => { this.typing.textContent = ""; }, TYPING);
  }

  followEnd() {
    this.#isAtEnd = true;
    this.#settle();
  }

  // Whoever read the newest goes on doing so; whoever read further up stays there and is told.
  #settle() {
    if (this.#isAtEnd) this.list.scrollTop = this.list.scrollHeight;
    this.#heights = this.#measured();
    if (this.#isAtEnd) this.#missed = 0;
    this.newest.hidden = this.#isAtEnd;
    this.newest.textContent = this.#missed ? `${this.#missed} new ↓` : "Newest ↓";
  }

  #measured() { return `${this.list.scrollHeight} ${this.list.clientHeight}`; }

  // Only where nothing grew or shrank it was the reader who scrolled.
  #scrolled() {
    if (this.#measured() !== this.#heights) return this.#settle();
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    this.#isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.#isAtEnd) this.#missed = 0;
    this.newest.hidden = this.#isAtEnd;
    const top = this.#isAtEnd ? null : [...this.list.children].find((item) => item.offsetTop + item.offsetHeight > scrollTop);
    remembered.scroll[this.key] = top?.dataset.id ? { id: top.dataset.id, offset: scrollTop - top.offsetTop } : null;
    return remember();
  }

  #restore() {
    const saved = remembered.scroll[this.key];
    const item = saved && this.#item(saved.id);
    this.#isAtEnd = !item;
    if (item) this.list.scrollTop = item.offsetTop + saved.offset;
    this.#settle();
  }
}
