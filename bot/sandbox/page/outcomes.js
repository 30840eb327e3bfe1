// What came of what people used. Outcomes come by the stream of events, at times before the answer that says which number to wait for.

import { post } from "/page/api.js";

const awaited = new Map(), early = new Map();
let asking = 0;

// Use something as somebody; `then` is told its outcome. What the client refuses is thrown.
export async function use(person, name, body, then) {
  asking += 1;
  try {
    const { id } = await post(`/people/${person}/${name}`, body);
    if (early.has(id)) then(early.get(id));
    else awaited.set(id, then);
  } finally {
    asking -= 1;
    if (!asking) early.clear();
  }
}

// Of what nobody uses here only that is kept which somebody may be about to wait for.
export function heard(outcome) {
  const then = awaited.get(outcome.id);
  awaited.delete(outcome.id);
  if (then) then(outcome);
  else if (asking) early.set(outcome.id, outcome);
}
