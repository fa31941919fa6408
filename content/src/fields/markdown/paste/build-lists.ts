import { type Count, type Item, markerOf } from "./markers.ts";

type Open = { level: number; list: HTMLElement; item: HTMLElement; next: number };

/** Closes lists that are deeper than a level; the last of them counts as one of it if there is none. */
function closeDown(open: Open[], level: number): Open | undefined {
  for (let last = open.at(-1); last && last.level > level; last = open.at(-1)) {
    if ((open.at(-2)?.level ?? 0) < level) last.level = level;
    else open.pop();
  }
  return open.at(-1);
}

/** Builds lists of items and puts them before an element. A number that Markdown cannot count to stays as words. */
export function buildLists(items: Item[], before: Element): void {
  const { ownerDocument: document } = before;
  const open: Open[] = [];
  const counts: Count[] = [];
  for (const { nodes, ...item } of items) {
    const { level } = item;
    const { kind, number, words } = markerOf(item, counts);
    let last = closeDown(open, words ? level - 1 : level);
    if (!kind) {
      const blocks = words ? [inFront(words, nodes, document)] : nodes;
      if (last) last.item.append(...blocks);
      else before.before(...blocks);
      continue;
    }
    const isSame = last?.level === level && last.list.localName === kind && (kind === "ul" || number === last.next);
    if (!isSame || !last) {
      if (last?.level === level) open.pop();
      const list = document.createElement(kind);
      list.setAttribute("data-ordered", "");
      if (kind === "ol" && number !== 1) list.setAttribute("start", String(number));
      const around = open.at(-1)?.item;
      if (around) around.append(list);
      else before.before(list);
      last = { level, list, item: list, next: number };
      open.push(last);
    }
    last.item = last.list.appendChild(document.createElement("li"));
    last.item.append(...nodes);
    last.next++;
  }
}

function inFront(words: string, nodes: Node[], document: Document): HTMLElement {
  const block = document.createElement("div");
  block.append(...nodes);
  putInFront(words, block);
  return block;
}

/** Puts words in front of those of a block, or of the first block in it. */
export function putInFront(words: string, block: Element): void {
  const first = [...block.childNodes].find((each) => each.textContent?.trim());
  if (first && /^(?:P|DIV|H[1-6])$/.test(first.nodeName)) putInFront(words, first as Element);
  else block.prepend(`${words} `);
}
