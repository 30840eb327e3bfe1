// Dialogs: the bot's own (modals), and the page's small questions.

import { $, el } from "/page/api.js";

const INPUT = 4, PARAGRAPH = 2;

function dialog(title, fields, label, submit) {
  const box = $("dialog");
  const wrong = el("p", { class: "wrong", role: "alert" });
  const send = async (event) => {
    event.preventDefault();
    try {
      await submit();
      box.close();
    } catch (error) {
      wrong.textContent = error.message;
    }
  };
  const buttons = el("div", { class: "buttons" }, el("button", { type: "button", onclick: () => box.close() }, "Cancel"), el("button", { type: "submit", class: "s1" }, label));
  box.replaceChildren(el("form", { onsubmit: send }, el("h2", { id: "dialog-title" }, title), ...fields, wrong, buttons));
  box.showModal();
  box.querySelector("input, textarea, select")?.focus();
}

export function ask(title, label, submit) {
  const input = el("input", { type: "text", maxlength: "32", required: true });
  dialog(title, [el("label", {}, label, input)], "Add", () => submit(input.value));
}

function modalField(row) {
  const part = row.component || row.components?.[0];
  if (!part) return { node: el("p", {}, row.content || ""), part: null };
  let input;
  if (part.type === INPUT) {
    const limits = { required: part.required ?? true, placeholder: part.placeholder || "", maxlength: String(part.max_length ?? 4000), minlength: part.min_length ? String(part.min_length) : null };
    input = part.style === PARAGRAPH ? el("textarea", { rows: "4", ...limits }) : el("input", { type: "text", ...limits });
    input.value = part.value || "";
  } else {
    const options = (part.options || []).map((option) => el("option", { value: option.value, selected: option.default || false }, option.label));
    input = el("select", { multiple: (part.max_values ?? 1) > 1, required: part.required ?? true }, ...options);
  }
  const note = row.description ? el("small", {}, row.description) : "";
  return { node: el("label", {}, row.label || part.label || "", note, input), part, input };
}

export function openModal(outcome, pane) {
  const fields = outcome.modal.components.map(modalField);
  dialog(outcome.modal.title, fields.map((field) => field.node), "Submit", async () => {
    const values = {};
    for (const { part, input } of fields) if (part) values[part.custom_id] = part.type === INPUT ? input.value : [...input.selectedOptions].map((option) => option.value);
    await pane.use("submit", { interaction: outcome.id, values });
  });
}
