import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { link, paragraph, replaceElements } from "../../texts/html-to-markdown.ts";

/** Classes of a player's parts, of icons, and of what a preview says of another website. */
export const PLAYERS =
  /^kg-(?:audio-(?:player|thumbnail|hide)|video-(?:overlay|player-container|hide)|bookmark-(?:icon|metadata|thumbnail)|file-card-(?:icon|metadata)|toggle-card-icon)$/;

/** Makes plain elements of Ghost's cards, as its exports hold them: what belongs to its player, its icons and previews goes. */
export function plainCards(tree: Root): void {
  replaceElements(tree, plainCard);
}

function plainCard(card: Element): Element | null {
  const is = (name: string) => hasClass(card, `kg-${name}-card`);
  const words = (...names: string[]) => names.map((name) => textIn(card, `kg-${name}`)).filter(Boolean);
  if (is("bookmark") || is("file")) {
    const [title = "", ...more] = words(
      "bookmark-title",
      "bookmark-description",
      "file-card-title",
      "file-card-caption",
    );
    return linkWith(String(first(card, "a")?.properties.href ?? ""), title, [...more, ...captionOf(card)]);
  }
  if (is("audio"))
    return linkWith(String(first(card, "audio")?.properties.src ?? ""), words("audio-title")[0] ?? "", captionOf(card));
  if (is("callout"))
    return element("blockquote", [
      paragraph([...text(words("callout-emoji")), ...childrenOf(card, "kg-callout-text")]),
    ]);
  if (is("toggle")) {
    const heading = element("h4", childrenOf(card, "kg-toggle-heading-text"));
    return element("div", [heading, ...childrenOf(card, "kg-toggle-content")]);
  }
  const film = is("video") ? first(card, "video") : null;
  return (
    film &&
    element(
      "figure",
      [film, first(card, "figcaption")].filter((each) => each !== null),
    )
  );
}

function linkWith(address: string, title: string, more: string[]): Element | null {
  if (!address) return null;
  return element("div", [paragraph([link(address, title)]), ...more.map((each) => paragraph(text([each])))]);
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

const text = (words: string[]): ElementContent[] =>
  words.length > 0 ? [{ type: "text", value: `${words.join(" ")} ` }] : [];

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

function find(within: Element, is: (element: Element) => boolean): Element | null {
  let found: Element | null = null;
  visit(within, "element", (each) => {
    if (!found && is(each)) found = each;
  });
  return found;
}

const first = (within: Element, tagName: string) => find(within, (each) => each.tagName === tagName);

const childrenOf = (within: Element, name: string) => find(within, (each) => hasClass(each, name))?.children ?? [];

const captionOf = (card: Element) => [wordsOf(first(card, "figcaption")?.children ?? [])].filter(Boolean);

const textIn = (within: Element, name: string) => wordsOf(childrenOf(within, name));

function wordsOf(nodes: ElementContent[]): string {
  const words: string[] = [];
  visit({ type: "root", children: nodes }, "text", ({ value }) => void words.push(value));
  return words.join("").replace(/\s+/g, " ").trim();
}
