// While somebody presses, nothing is drawn anew: what goes down on a button has to come up on the same one, or the browser makes no click
// of it. A finger's click comes a little after the finger has left.

const AFTER = 50;
let isDown = false, timer = 0;
const waiting = [];

// Do it now, or as soon as nobody presses; always in the order of asking.
export function whenUp(draw) {
  if (isDown) waiting.push(draw);
  else draw();
}

function down() {
  clearTimeout(timer);
  isDown = true;
}

function up() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isDown = false;
    for (const draw of waiting.splice(0)) draw();
  }, AFTER);
}

addEventListener("pointerdown", down, true);
addEventListener("pointerup", up, true);
addEventListener("pointercancel", up, true);
addEventListener("blur", up);  // of the window: not caught on the way down, or it would be every button's
addEventListener("keydown", (event) => { if (event.key === " ") down(); }, true);
addEventListener("keyup", (event) => { if (event.key === " ") up(); }, true);
