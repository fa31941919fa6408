import type { Element } from "hast";

/** Finds the parts of the drawing that an attribute refers to. */
function referenceOf([name, value]: [string, unknown]): string[] {
  const pattern = name === "href" ? /^#(.+)/ : /^url\(\s*["']?#([\w:.-]+)/;
  return pattern.exec(String(value))?.slice(1) ?? [];
}

/** Counts drawn elements, references each time: a hundred lines can ask for a billion. Infinite for a circle. */
export function drawnElements(elements: Element[]): number {
  const byId = new Map(elements.flatMap(withDescendants).map((each) => [String(each.properties.id ?? ""), each]));
  const known = new Map<Element, number>();
  const counted = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    known.set(element, Number.POSITIVE_INFINITY);
    const ids = Object.entries(element.properties).flatMap(referenceOf);
    const parts = [...element.children, ...ids.map((id) => byId.get(id))];
    const sum = parts.reduce((total, part) => total + (part?.type === "element" ? counted(part) : 0), 1);
    known.set(element, sum);
    return sum;
  };
  return elements.reduce((total, element) => total + counted(element), 0);
}

/** An element and all within it. */
export function withDescendants(element: Element): Element[] {
  return [element, ...element.children.flatMap((child) => (child.type === "element" ? withDescendants(child) : []))];
}
