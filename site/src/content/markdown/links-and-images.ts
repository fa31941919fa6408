import { renditionUrl } from "@schaufenster/contract/media";
import type { Element, ElementContent, Root } from "hast";
import { mediaUrl } from "../urls.ts";

function eachElement(node: Root | Element, tagName: string, change: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    if (child.tagName === tagName) change(child);
    eachElement(child, tagName, change);
  }
}

/** Links open in a new tab with noopener (spec §3); not those that lead to another place in the same text. */
export function openLinksInNewTab() {
  return (tree: Root) => {
    eachElement(tree, "a", ({ properties }) => {
      if (String(properties.href ?? "").startsWith("#")) return;
      properties.target = "_blank";
      properties.rel = ["noopener"];
    });
  };
}

/** Images show their thumbnail, from the content system's host (spec §3, media rules), and load when they come near. */
export function useThumbnails({ apiBaseUrl }: { apiBaseUrl: string }) {
  return (tree: Root) => {
    eachElement(tree, "img", ({ properties }) => {
      properties.src = mediaUrl(thumbnailUrl(String(properties.src ?? "")), apiBaseUrl) ?? undefined;
      properties.loading = "lazy";
      properties.decoding = "async";
    });
  };
}

function thumbnailUrl(source: string): string {
  const path = source.replace(/[?#].*$/s, "");
  // An editor who picked the thumbnail already has it.
  if (/(?:^|\/)thumbnail_[^/]*$/.test(path)) return source;
  return renditionUrl(path, "thumbnail") + source.slice(path.length);
}

/** The id that remark-rehype gives to the heading of footnotes, in every text the same. */
const FOOTNOTE_LABEL = "footnote-label";

/** Gives that heading an id of its own text, like all the others: a page may show several, and ids are there once. */
export function ownFootnoteLabel({ idPrefix }: { idPrefix: string }) {
  const label = idPrefix + FOOTNOTE_LABEL;
  return (tree: Root) => {
    eachElement(tree, "p", ({ properties }) => {
      if (properties.id === FOOTNOTE_LABEL) properties.id = label;
    });
    eachElement(tree, "a", ({ properties }) => {
      if (properties.ariaDescribedBy) properties.ariaDescribedBy = [label];
    });
  };
}

/** Boxes of a task list say what they show (WCAG 2.2, 4.1.2). */
export function labelTasks() {
  return (tree: Root) => {
    eachElement(tree, "input", ({ properties }) => {
      properties.ariaLabel = properties.checked ? "erledigt" : "offen";
    });
  };
}

/** A table can be wider than the screen; then it scrolls by itself, with the keyboard too (WCAG 2.2, 2.1.1). */
export function letTablesScroll() {
  return (tree: Root) => wrapTables(tree);
}

function wrapTables(node: Root | Element): void {
  node.children = node.children.map((child): ElementContent => {
    if (child.type !== "element") return child as ElementContent;
    if (child.tagName !== "table") {
      wrapTables(child);
      return child;
    }
    const properties = { role: "group", ariaLabel: "Tabelle", tabIndex: 0 };
    return { type: "element", tagName: "div", properties, children: [child] };
  });
}
