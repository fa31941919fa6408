type Kind = "ul" | "ol";

/** An item, or a piece that goes on with the item of its level or, in Word, of its indent in points. */
export type Item = {
  level: number;
  kind: Kind;
  number: number | null;
  goesOn: boolean;
  indent?: number;
  nodes: Node[];
};

type Open = { level: number; indent: number | null; list: HTMLElement; item: HTMLElement; next: number };

/** Closes lists that are deeper than a level; the last of them counts as one of it if there is none. */
function closeDown(open: Open[], level: number): Open | undefined {
  for (let last = open.at(-1); last && last.level > level; last = open.at(-1)) {
    if ((open.at(-2)?.level ?? 0) < level) last.level = level;
    else open.pop();
  }
  return open.at(-1);
}

/** Builds lists of items and puts them before an element. A level that is left out is none. */
export function buildLists(items: Item[], before: Element): void {
  const { ownerDocument: document } = before;
  const open: Open[] = [];
  for (const { indent = null, kind, number, goesOn, nodes, ...item } of items) {
    const level = item.level || (open.findLast((each) => (each.indent ?? 0) <= (indent ?? 0))?.level ?? 1);
    const last = closeDown(open, level);
    if (goesOn && last) {
      last.item.append(...nodes);
      continue;
    }
    const isSame = last?.level === level && last.list.localName === kind;
    if (isSame && (number === null || number === last.next)) {
      last.item = last.list.appendChild(document.createElement("li"));
      last.next++;
      last.indent = indent;
      last.item.append(...nodes);
      continue;
    }
    if (last?.level === level) open.pop();
    const list = document.createElement(kind);
    list.setAttribute("data-ordered", "");
    if (kind === "ol" && number !== null && number > 1) list.setAttribute("start", String(number));
    const around = open.at(-1)?.item;
    if (around) around.append(list);
    else before.before(list);
    const first = list.appendChild(document.createElement("li"));
    first.append(...nodes);
    open.push({ level, indent, list, item: first, next: (number ?? 1) + 1 });
  }
}
