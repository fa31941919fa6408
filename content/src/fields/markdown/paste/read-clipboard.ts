import type { Root as Tree } from "hast";
import { fromDom } from "hast-util-from-dom";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { textsIn } from "../../../ui/texts-in.ts";
import { plainSigns } from "../html/plain-signs.ts";
import { paragraph, readHtml } from "../html/read-html.ts";
import { linesOf } from "../html/spaces.ts";
import { removeHidden } from "./hidden.ts";
import { removeUnsupported } from "./left-behind.ts";
import { contentAs, plainLists } from "./lists.ts";
import { wordLists } from "./word-lists.ts";

const ELSEWHERE = /^(?:https?:|mailto:|tel:)/i;
/** The tracking parameter that ChatGPT adds to sources. */
const CITED = /[?&]utm_source=chatgpt\.com(?=#|$)/;

/**
 * Converts a piece copied from a page or document to Markdown, and reports what was left out.
 *
 * @param asLines joins paragraphs as lines, for a cell
 */
export function readClipboard(body: HTMLElement, asLines = false): { markdown: Root; left: string | null } {
  removeHidden(body);
  setBoxes(body);
  wordLists(body);
  plainLists(body);
  // Code blocks may contain the language and buttons above the code.
  for (const each of body.querySelectorAll("pre:has(div code)")) each.replaceChildren(...each.querySelectorAll("code"));
  const left = removeUnsupported(body);
  tidyWords(body);
  readStyles(body);
  const tree: Tree = { type: "root", children: [...body.childNodes].map((node) => fromDom(node)) as Tree["children"] };
  plainSigns(tree);
  if (asLines) tree.children = [paragraph(linesOf(tree))];
  const markdown = readHtml(tree);
  visit(markdown, (node) => {
    if ("spread" in node) node.spread = false; // tight lists, even with paragraphs in items
  });
  return { markdown, left };
}

/** Adds HTML checkboxes to tasks: Google Docs draws them, Notion writes `[x]`. */
function setBoxes(body: HTMLElement): void {
  for (const task of body.querySelectorAll("li")) {
    const [first] = textsIn(task);
    const [sign = "", x] = /^\s*\[([ x])\]\s+/.exec(first?.data ?? "") ?? [];
    const drawn = task.querySelector(":scope > input[type=checkbox], :scope > :is(p, label) > input[type=checkbox]");
    if (!sign && !drawn && !task.matches("[role=checkbox]")) continue;
    first?.deleteData(0, sign.length);
    drawn?.remove();
    const isDone = x === "x" || drawn?.hasAttribute("checked") || task.matches("[aria-checked=true]");
    task.insertAdjacentHTML("afterbegin", `<input type=checkbox ${isDone ? "checked" : ""}>`);
  }
  for (const each of body.querySelectorAll("input:not(li > :first-child), textarea")) each.remove();
}

function tidyWords(body: HTMLElement): void {
  const before = body.ownerDocument.createRange();
  before.setStart(body, 0);
  for (const each of body.querySelectorAll("a[href]")) {
    const address = each.getAttribute("href") ?? "";
    before.setEndBefore(each);
    if (CITED.test(address) && /[^\s([„]$/.test(before.toString())) each.before(" ");
    const previous = each.previousSibling as Element | null;
    if (!ELSEWHERE.test(address)) each.replaceWith(...each.childNodes);
    else if (previous?.nodeName === "A" && previous.getAttribute("href") === address) {
      previous.append(...each.childNodes); // a link split by formatting
      each.remove();
    } else each.setAttribute("href", address.replace(CITED, ""));
  }
  for (const each of body.querySelectorAll("p[role=heading], div[role=heading]"))
    each.replaceWith(contentAs(`h${Math.min(Number(each.getAttribute("aria-level")) || 1, 6)}`, each));
  for (const each of textsIn(body)) {
    each.data = each.data.replace(/[\u200b\ufeff]/g, "");
    if (!each.parentElement?.closest("pre"))
      each.data = each.data.replace(/[ \u00a0]{2,}/g, (blanks) => (blanks.includes("\u00a0") ? " " : blanks));
  }
}

/** Styles for emphasis and its reset: Google Docs wraps everything in a `b` that isn't bold. */
const STYLES: [string, RegExp, RegExp, string][] = [
  ["b, strong", /font-weight:\s*(?:bold|[6-9]00)/i, /font-weight:\s*(?:normal|[1-4]00)/i, "strong"],
  ["i, em", /font-style:\s*italic/i, /font-style:\s*normal/i, "em"],
  ["s, del", /text-decoration[^;]*line-through/i, /text-decoration:\s*none/i, "del"],
];

function readStyles(body: HTMLElement): void {
  for (const [elements, set, unset, name] of STYLES) {
    for (const each of body.querySelectorAll(elements))
      if (unset.test(each.getAttribute("style") ?? "")) each.replaceWith(...each.childNodes);
    for (const each of body.querySelectorAll(":is(span, font, a, p, li)[style]"))
      if (set.test(each.getAttribute("style") ?? "")) each.append(contentAs(name, each));
  }
}
