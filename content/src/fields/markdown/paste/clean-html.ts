import { textsIn } from "../../../admin/texts-in.ts";
import { leaveHidden } from "./hidden.ts";
import { type Left, takeOut } from "./left-behind.ts";
import { orderLists } from "./lists.ts";
import { OWN } from "./own-pieces.ts";
import { raiseFigures } from "./raised-figures.ts";
import { squareTables } from "./tables.ts";
import { markWordItems } from "./word-lists.ts";

const ELSEWHERE = /^(?:https?:|mailto:|tel:)/i;
/** The counter of clicks that ChatGPT adds to the addresses of its sources. */
const CITED = /[?&]utm_source=chatgpt\.com(?=#|$)/;

/** A copied piece of a page or a document, so that the editor reads it as its author meant it, and what it cannot hold. */
export function cleanHtml(html: string): { html: string; left: Left } {
  const { body, head } = new DOMParser().parseFromString(html, "text/html");
  if (body.querySelector(`[${OWN}]`)) return { html, left: {} }; // it is as it should be
  // Other editors of ProseMirror's kind name kinds of blocks there that are not ours.
  for (const each of body.querySelectorAll("[data-pm-slice]")) each.removeAttribute("data-pm-slice");
  const styles = [...head.querySelectorAll("style"), ...body.querySelectorAll("style")].map((each) => each.textContent);
  markWordItems(body, styles.join("\n"));
  leaveHidden(body);
  setBoxes(body);
  // A block of code can have the name of its language and commands above it, as blocks.
  for (const each of body.querySelectorAll("pre:has(div code)")) each.replaceChildren(...each.querySelectorAll("code"));
  const left = takeOut(body);
  raiseFigures(body);
  tidyWords(body);
  orderLists(body);
  squareTables(body);
  return { html: body.innerHTML, left };
}

/** Gives tasks the box that HTML has for them: Google Docs draws one, Notion writes `[x]`. */
function setBoxes(body: HTMLElement): void {
  for (const task of body.querySelectorAll("li")) {
    const [first] = textsIn(task);
    const [sign = "", x] = /^\s*\[([ x])\]\s+/.exec(first?.data ?? "") ?? [];
    if (!sign && !task.matches("[role=checkbox]")) continue;
    first?.deleteData(0, sign.length);
    const isDone = x === "x" || task.matches("[aria-checked=true]");
    task.insertAdjacentHTML("afterbegin", `<input type=checkbox ${isDone ? "checked" : ""}>`);
  }
}

function tidyWords(body: HTMLElement): void {
  const before = body.ownerDocument.createRange();
  before.setStart(body, 0);
  for (const each of body.querySelectorAll("a[href]")) {
    const address = each.getAttribute("href") ?? "";
    before.setEndBefore(each);
    if (CITED.test(address) && /[^\s([„]$/.test(before.toString())) each.before(" ");
    if (ELSEWHERE.test(address)) each.setAttribute("href", address.replace(CITED, ""));
    else each.replaceWith(...each.childNodes);
  }
  for (const each of body.querySelectorAll("p[role=heading], div[role=heading]")) {
    const heading = body.ownerDocument.createElement(`h${Math.min(Number(each.getAttribute("aria-level")) || 1, 6)}`);
    heading.append(...each.childNodes);
    each.replaceWith(heading);
  }
  for (const each of textsIn(body)) {
    each.data = each.data.replace(/[\u200b\ufeff]/g, "");
    if (each.parentElement?.closest("pre")) continue;
    each.data = each.data
      .replace(/\s+/g, (blanks) => (blanks.includes("\n") ? " " : blanks))
      .replace(/[ \u00a0]{2,}/g, (blanks) => (blanks.includes("\u00a0") ? " " : blanks));
  }
}
