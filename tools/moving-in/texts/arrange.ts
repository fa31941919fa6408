import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";
import { link, paragraph, replaceElements } from "../../../content/src/fields/markdown/html/read-html.ts";
import type { Library } from "./library.ts";
import { isWholeSeries, seriesOf, withoutPictures } from "./picture-series.ts";

/** Rearranges the elements of WordPress's texts so that Markdown can express them. */
export function arrange(tree: Root, library: Library): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "img") describe(element, library);
  });
  replaceElements(tree, onlyLinkOfFile);
  replaceElements(tree, linesOfPoem);
  replaceElements(tree, (element) =>
    isWholeSeries(element) ? seriesOf(element, library) : withoutPictures(element, library),
  );
  replaceElements(tree, figure);
  replaceElements(tree, linkOfEmbed);
}

/** The library may have a larger version of a picture, and its texts. */
function describe({ properties }: Element, library: Library): void {
  delete properties.title; // WordPress writes the file's name there
  const file = library.fileAt(String(properties.src ?? ""));
  if (!file) return;
  properties.src = file.url;
  properties.alt = properties.alt || (file.alternativeText ?? "");
}

const classOf = ({ className }: Element["properties"]) => (Array.isArray(className) ? className.join(" ") : "");

/** A figure around anything but pictures, with its caption below. */
function figure(element: Element): Element | null {
  if (element.tagName !== "figure") return null;
  const caption = element.children.find((child) => child.type === "element" && child.tagName === "figcaption");
  const rest = element.children.filter((child) => child !== caption);
  const words = caption?.type === "element" && caption.children.length > 0 ? [paragraph(caption.children)] : [];
  return { ...element, tagName: "div", children: [...(rest.some(isBlock) ? rest : [paragraph(rest)]), ...words] };
}

const isBlock = (child: ElementContent) =>
  child.type === "element" &&
  ["table", "blockquote", "ul", "ol", "div", "p", "video", "audio", "iframe", "pre", "figure"].includes(child.tagName);

/** A file block has a preview with the same link as its name. */
function onlyLinkOfFile({ tagName, properties, children }: Element): Element | null {
  if (tagName !== "div" || !/\bwp-block-file\b/.test(classOf(properties))) return null;
  const links = children.filter((child) => child.type === "element" && child.tagName === "a");
  return links.length > 0 ? paragraph(links) : null;
}

/** Poems, and preformatted text with links or emphasis, which code can't contain. */
function linesOfPoem({ tagName, properties, children }: Element): Element | null {
  const isCode = children.some((child) => child.type === "element" && child.tagName === "code");
  const isRich = children.some(
    (child) => child.type === "element" && child.tagName !== "br" && child.tagName !== "span",
  );
  if (tagName !== "pre" || isCode || !(isRich || /\bwp-block-verse\b/.test(classOf(properties)))) return null;
  return paragraph(
    children.flatMap((child): ElementContent[] => {
      if (child.type !== "text") return [child];
      return child.value
        .split("\n")
        .flatMap((value, index): ElementContent[] => [
          ...(index > 0 ? [{ type: "element", tagName: "br", properties: {}, children: [] } as Element] : []),
          { type: "text", value },
        ]);
    }),
  );
}

/** A URL on its own in a paragraph: WordPress embeds it, this website links to it. */
function linkOfEmbed({ tagName, children }: Element): Element | null {
  const [only] = children;
  if (!["p", "div"].includes(tagName) || children.length !== 1 || only?.type !== "text") return null;
  const address = only.value.trim();
  return /^https?:\/\/\S+$/.test(address) ? paragraph([link(address, address)]) : null;
}
