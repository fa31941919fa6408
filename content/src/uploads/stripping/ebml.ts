/** An element of EBML (RFC 8794, 5): where it begins, where its content does, where it ends, and whether it says it is longer. */
export type Element = { id: number; start: number; body: number; end: number; isCut: boolean };

/** Elements that are kept, by their ids: with those within them, or with what is done to one. */
export type KeptElements = { readonly [id: number]: KeptElements | Edit };

/** Changes an element in place. @returns whether it is kept */
export type Edit = (data: Buffer, element: Element) => boolean;

const VOID = 0xec;

/** The number of bytes that a length takes says how long it may be: eight are enough for all. */
const LONGEST_LENGTH = 8;

export const asItIs: Edit = () => true;

/** Mandatory texts: they stay, without a word. */
export const withoutWords: Edit = (data, { body, end }) => {
  data.fill(0, body, end);
  return true;
};

/** How many bytes a number takes: its first byte has as many zeros before its first one. */
const widthOf = (first: number) => Math.clz32(first) - 23;

/**
 * Reads the element that begins at a place; null when nothing there can be one. One without a length, and one that is longer
 * than it can be, ends with `end`.
 *
 * @param endsAt ids of those that follow an element without a length
 */
function elementAt(data: Buffer, start: number, end: number, endsAt?: ReadonlySet<number>): Element | null {
  const idWidth = widthOf(data[start] ?? 0);
  const first = data[start + idWidth] ?? 0;
  const width = widthOf(first);
  const body = start + idWidth + width;
  if (idWidth > 4 || width > LONGEST_LENGTH || body > end) return null;
  const id = data.readUIntBE(start, idWidth);
  let size = first & (0xff >> width);
  let isUnknown = size === 0xff >> width;
  for (let at = body - width + 1; at < body; at += 1) {
    size = size * 256 + (data[at] ?? 0);
    isUnknown &&= data[at] === 0xff;
  }
  if (!isUnknown) return { id, start, body, end: Math.min(end, body + size), isCut: body + size > end };
  return { id, start, body, end: endsAt ? nextOf(data, body, end, endsAt) : end, isCut: false };
}

function nextOf(data: Buffer, from: number, end: number, ids: ReadonlySet<number>): number {
  let at = from;
  for (const element of elementsIn(data, from, end)) {
    if (ids.has(element.id)) return element.start;
    at = element.end;
  }
  return at;
}

/** The elements of a part of a file, up to what is none. */
export function* elementsIn(
  data: Buffer,
  start: number,
  end: number,
  endsAt?: ReadonlySet<number>,
): Generator<Element> {
  let at = start;
  while (at < end) {
    const element = elementAt(data, at, end, endsAt);
    if (!element) return;
    yield element;
    at = element.end;
  }
}

/** Makes an element one that players pass over (`Void`), of the same length. */
function blank(data: Buffer, start: number, end: number): void {
  const total = end - start;
  if (total < 2) {
    data.fill(0, start, end);
    return;
  }
  const width = Math.min(LONGEST_LENGTH, total - 1);
  const size = total - 1 - width;
  data.fill(0, start, end);
  data[start] = VOID;
  data.writeUIntBE(size % 2 ** 40, start + 1 + width - Math.min(width, 5), Math.min(width, 5));
  data[start + 1] = (data[start + 1] ?? 0) | (0x100 >> width);
}

/**
 * Keeps some elements of a part of a file and blanks all others, and what is no element.
 *
 * @param endsAt ids of those that follow an element without a length
 */
export function keepElements(
  data: Buffer,
  kept: KeptElements,
  { start, end, endsAt }: { start: number; end: number; endsAt?: ReadonlySet<number> },
): void {
  let done = start;
  for (const element of elementsIn(data, start, end, endsAt)) {
    done = element.end;
    const rule = kept[element.id];
    if (typeof rule === "object") keepElements(data, rule, { start: element.body, end: element.end });
    else if (!rule?.(data, element)) blank(data, element.start, element.end);
  }
  if (done < end) blank(data, done, end);
}
