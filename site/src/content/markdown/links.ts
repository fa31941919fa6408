import type { Element, ElementContent, Root } from "hast";
import { safeHref } from "../urls.ts";
import { eachElement } from "./elements.ts";

const PDF = /\.pdf(?:[?#]|$)/i;

/**
 * Makes links safe: hosts without a scheme get https, script URLs are removed. Links open in a new tab with noopener
 * (spec §3), say so (WCAG 2.2, 3.2.5), and say if they lead to a PDF. Links within the text, mails and calls don't,
 * since they would leave an empty tab.
 */
export function openLinksInNewTab() {
  return (tree: Root) => {
    eachElement(tree, "a", ({ properties }) => {
      const typed = String(properties.href ?? "");
      const href = typed && safeHref(typed);
      properties.href = href ?? undefined;
      if (href === null || /^(?:#|mailto:|tel:)/i.test(href)) return;
      properties.target = "_blank";
      properties.rel = ["noopener"];
      properties.title ||= PDF.test(href) ? "PDF, neues Fenster" : "neues Fenster";
    });
  };
}

/** remark-rehype's id of the footnotes heading, the same in every text. */
const FOOTNOTE_LABEL = "footnote-label";

/** Makes that heading's id unique, since a page may show several texts. */
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

/** Labels the checkboxes of a task list (WCAG 2.2, 4.1.2). */
export function labelTasks() {
  return (tree: Root) => {
    eachElement(tree, "input", ({ properties }) => {
      properties.ariaLabel = properties.checked ? "erledigt" : "offen";
    });
  };
}

/** Makes a wide table scrollable, also by keyboard (WCAG 2.2, 2.1.1). */
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
