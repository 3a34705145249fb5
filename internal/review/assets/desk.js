// Keys, focus, and what moves while parts are swapped. Pages work without this file.
import {install, uninstall} from "./hotkey.js";

const installed = new Set();

// strokes writes a key as hotkey does: with Shift as well, where a keyboard may need it for the sign.
function strokes(key) {
  const stroke = (shift) => key.split(" ").map((k) => (shift && !/^[a-z]$/.test(k) ? "Shift+" : "") + (k === "+" ? "Plus" : k)).join(" ");
  return `${stroke(false)},${stroke(true)}`;
}

// keys gives elements their keys, and takes them from those that are gone.
function keys(root) {
  for (const e of installed) {
    if (!e.isConnected) {
      uninstall(e);
      installed.delete(e);
    }
  }
  for (const e of root.querySelectorAll("[data-hotkey]")) {
    if (!installed.has(e)) {
      install(e, strokes(e.dataset.hotkey));
      installed.add(e);
    }
  }
}

// panel is the list of numbered reasons that is open, null without one.
let panel = null;
let opener = null; // the button that opened it

// say announces something.
function say(text) {
  document.getElementById("said").textContent = text;
}

function close() {
  if (!panel) return;
  for (const b of panel.querySelectorAll("[data-key]")) uninstall(b);
  panel.hidden = true;
  panel = null;
}

function open(which, button) {
  close();
  opener = button;
  panel = document.getElementById("reasons-" + which);
  panel.hidden = false;
  for (const b of panel.querySelectorAll("[data-key]")) install(b, b.dataset.key);
  panel.querySelector("button").focus();
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const form = button.form;
  if (button.dataset.turn && form) { // a rating goes from none over good and doubtful to bad, and to none again
    const radios = [...form.querySelectorAll(`input[name="${button.dataset.turn}"]`)];
    const at = radios.findIndex((r) => r.checked);
    for (const r of radios) r.checked = false;
    if (at + 1 < radios.length) radios[at + 1].checked = true;
    const group = button.closest("[role=radiogroup]").getAttribute("aria-label");
    say(`${group}: ${at + 1 < radios.length ? radios[at + 1].value : "not rated"}`);
    return;
  }
  if (button.dataset.reasons && form && !form.elements.code.value) {
    event.preventDefault();
    event.stopPropagation();
    open(button.dataset.reasons, button);
    return;
  }
  if (button.dataset.code && form) {
    form.elements.code.value = button.dataset.code;
    const act = form.querySelector(`.acts button[value="${button.dataset.act}"]`);
    close();
    act.click();
  }
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (panel) {
    const act = opener;
    close();
    act.focus();
    return;
  }
  if (event.target.closest("input, textarea, select")) event.target.blur();
});

// The key of the search begins a new one.
document.addEventListener("hotkey-fire", (event) => {
  if (event.target.id === "q") event.target.select();
}, true);

// Words that are selected in the evidence of an edit become the place of the gold.
document.addEventListener("selectionchange", () => {
  const gold = document.getElementById("e-gold");
  const s = document.getSelection();
  if (!gold || !s || s.isCollapsed) return;
  const text = s.anchorNode && s.anchorNode.parentElement && s.anchorNode.parentElement.closest(".selectable .text");
  if (!text || !text.contains(s.focusNode)) return;
  const before = document.createRange();
  before.selectNodeContents(text);
  const range = s.getRangeAt(0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = [...before.toString()].length;
  const id = text.closest(".message").querySelector(".id").textContent;
  gold.value = `${id}:${start}-${start + [...range.toString()].length}`;
});

// mark shows in the list which item is open.
function mark() {
  const main = document.getElementById("main");
  for (const row of document.querySelectorAll(".row[aria-current]")) row.removeAttribute("aria-current");
  if (!main || !main.dataset.item) return;
  const row = document.querySelector(`.row[data-id="${CSS.escape(main.dataset.item)}"]`);
  if (row) {
    row.setAttribute("aria-current", "true");
    const side = row.closest(".side");
    if (side && getComputedStyle(side).overflowY === "auto") row.scrollIntoView({block: "nearest"}); // in a narrow window the page would move
  }
}

// decided is the item that is being decided about. Its row goes with it where decided items leave the list.
let decided = "";

document.addEventListener("htmx:beforeRequest", (event) => {
  const form = event.detail.elt;
  const main = document.getElementById("main");
  decided = form.matches('form[action$="/decide"], form[action$="/settle"]') && main ? main.dataset.item || "" : "";
});

function drop(answer) {
  const at = answer && answer.responseURL ? new URL(answer.responseURL) : null;
  if (!decided || !at || !at.searchParams.get("did") || at.pathname === "/q/all" || at.pathname === "/q/decided") return;
  const row = document.querySelector(`.row[data-id="${CSS.escape(decided)}"]`);
  const main = document.getElementById("main");
  if (row && main && main.dataset.item !== decided) row.closest("li").remove();
  decided = "";
}

// What is written in a note is kept in the browser until it is saved with a decision: pages may be left without deciding.
const store = {
  get(key) { try { return localStorage.getItem(key) || ""; } catch { return ""; } },
  set(key, text) { try { text ? localStorage.setItem(key, text) : localStorage.removeItem(key); } catch { /* it is off, or full */ } },
};
const sending = "memloom sending"; // the draft that goes with a form

document.addEventListener("input", (event) => {
  if (event.target.dataset.draft) store.set(event.target.dataset.draft, event.target.value);
});

document.addEventListener("submit", (event) => {
  const note = event.target.querySelector("[data-draft]");
  store.set(sending, note ? note.dataset.draft : "");
}, true);

// written brings drafts back, and forgets the one that an answer says was saved.
function written(address) {
  if (new URL(address, location).searchParams.get("did") && store.get(sending)) store.set(store.get(sending), "");
  store.set(sending, "");
  for (const note of document.querySelectorAll("[data-draft]")) if (!note.value) note.value = store.get(note.dataset.draft);
}

// parts are what is swapped as a whole: the main part, and the list with it.
const parts = ["main", "desk"];

// clear empties a part before it is swapped, but for the element that asked: htmx tells each element that it goes, and the
// browser would lay out the old part once more beside the new one.
function clear(event) {
  const part = event.detail.target;
  if (!event.detail.shouldSwap || !parts.includes(part.id)) return;
  let keep = event.detail.requestConfig.elt;
  if (!part.contains(keep)) part.replaceChildren();
  for (; keep !== part && part.contains(keep); keep = keep.parentElement) keep.parentElement.replaceChildren(keep);
}

document.addEventListener("htmx:beforeSwap", close);
document.addEventListener("htmx:beforeSwap", clear);
document.addEventListener("htmx:afterSettle", (event) => {
  keys(document);
  if (!parts.includes(event.detail.elt.id) && !document.getElementById("main").contains(event.detail.elt)) return;
  written(event.detail.xhr.responseURL);
  drop(event.detail.xhr);
  mark();
  const heading = document.querySelector("#main h1");
  if (heading) heading.focus({preventScroll: true});
});

// watch follows a piece of work, or the run, and opens its page again when it has ended.
function watch() {
  const job = document.querySelector("[data-job]");
  const run = document.querySelector("[data-run]");
  if (!job && !run) return;
  const events = new EventSource("/events" + (job ? "?job=" + job.dataset.job : ""));
  let seen = "";
  events.onmessage = (event) => {
    const state = JSON.parse(event.data);
    if (job) document.getElementById("job-lines").textContent = (state.lines || []).join("\n");
    if (run && seen && seen !== state.state) location.reload();
    if (run) seen = state.state;
    if (state.done) {
      events.close();
      location.assign(job ? "/jobs/" + job.dataset.job : location.pathname);
    }
  };
}

keys(document);
written(location.href);
mark();
watch();
