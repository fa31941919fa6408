import { findPlace, lettersOf, type Place, pictureOf, withWordsAround } from "@schaufenster/contract/place";

/** Elements whose text belongs together. */
const BLOCK = "p, h1, h2, h3, h4, h5, h6, li, td, th, dd, dt, figcaption, caption, address, [data-ghost]";

/** Shortest part of a longer text that identifies it: a paragraph of a field without a cursor. */
const ENOUGH_LETTERS = 12;

type Point = { x: number; y: number };

/** Space between two lines, as a fraction of a line's height. */
const BETWEEN_LINES = 0.3;

function holds({ left, right, top, bottom, height }: DOMRect, { x, y }: Point, between = 0): boolean {
  const room = height * between;
  return left <= x && x <= right && top - room <= y && y <= bottom + room;
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data.trim() !== "");
}

const blockOf = (text: Text) => text.parentElement?.closest<HTMLElement>(BLOCK) ?? text.parentElement;

function boxesOf(text: Text, from = 0, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()];
}

/**
 * Uses boxes instead of the event's target: a card's link covers all of its texts. The line spacing of a headline
 * reaches into the text below it, whose own line comes first.
 */
function textAt(element: Element, point: Point): Text | null {
  const texts = textsIn(element);
  const near = (room: number) => texts.filter((text) => boxesOf(text).some((box) => holds(box, point, room)));
  const hit = [...near(0), ...near(BETWEEN_LINES)];
  return hit.find((text) => !text.parentElement?.closest("[data-ghost]")) ?? hit[0] ?? null;
}

function positionAt(text: Text, point: Point): number {
  const isAt = (at: number) => boxesOf(text, at, at + 1).some((box) => holds(box, point, BETWEEN_LINES));
  return [...Array(text.length).keys()].find(isAt) ?? 0;
}

function placeOfText(text: Text, at: number): Place {
  const block = blockOf(text) ?? document.body;
  const words = textsIn(block).map(({ data }) => data);
  const ahead = words.slice(0, textsIn(block).indexOf(text)).join("").length;
  const time = text.parentElement?.closest("time")?.dateTime;
  const fields = block.hasAttribute("data-ghost") ? ["ghostTitle"] : undefined;
  const texts = [
    { text: words.join(""), at: ahead + at },
    { text: text.data, at },
  ];
  return { texts: time ? [{ text: time, at: 0 }] : texts, fields };
}

/**
 * The text or picture at a point of the window, in px, within an element: its box, and its place for a form. Null if
 * there is none.
 */
export function placeAt(element: Element, point: Point): { place: Place; box: Element } | null {
  const text = textAt(element, point);
  const picture = [...element.querySelectorAll("img")].findLast((each) => holds(each.getBoundingClientRect(), point));
  const beside = picture ?? text?.parentElement?.closest("figure")?.querySelector("img");
  const film = beside?.closest<HTMLAnchorElement>('a[href*="/uploads/"]');
  const name = beside ? pictureOf(film?.href || beside.currentSrc || beside.src) : undefined;
  if (text) {
    return { place: { ...placeOfText(text, positionAt(text, point)), picture: name }, box: blockOf(text) ?? element };
  }
  const block = document.elementFromPoint(point.x, point.y)?.closest(BLOCK);
  if (block && element.contains(block) && !block.querySelector("img")) return { place: placeOf(block), box: block };
  return picture ? { place: { texts: [], picture: name }, box: picture } : null;
}

/** The place of an element's heading, or else of its first text. */
export function placeOf(element: Element): Place {
  const [text] = textsIn(element.querySelector("h1, h2, h3, h4") ?? element);
  return text ? placeOfText(text, 0) : { texts: [] };
}

/** The smallest text block or picture in these elements that shows a field's value; null if none does. */
export function elementFor({ texts, picture }: Place, within: readonly Element[]): HTMLElement | null {
  for (const element of within) {
    const images = picture ? [...element.querySelectorAll("img")] : [];
    const image = images.find((each) => pictureOf(each.currentSrc || each.src) === picture);
    if (image) return image;
    const all = [...new Set(textsIn(element).map(blockOf))];
    // A breadcrumb has the page's title, as links to it do; its headline is below.
    const isPath = (block: Element | null) => !(block?.closest("nav")?.contains(element) ?? true);
    const blocks = all.filter((block) => block?.checkVisibility() && !isPath(block));
    const written = blocks.flatMap((block) => (block ? [{ block, text: block.textContent ?? "" }] : []));
    const holding = (sought: Place["texts"]) => {
      const held = written.flatMap((each) => {
        const found = findPlace(each.text, sought);
        return found ? [{ ...each, place: found.place }] : [];
      });
      return held.sort((one, other) => one.place - other.place || one.text.length - other.text.length)[0];
    };
    const found =
      holding(texts) ??
      written.find(({ text }) => isPart(text, texts[0]?.text ?? "")) ??
      holding(withWordsAround(texts));
    if (found) return found.block;
  }
  return null;
}

const isPart = (text: string, whole: string) =>
  lettersOf(text).letters.length >= ENOUGH_LETTERS && findPlace(whole, [{ text, at: 0 }]) !== null;
