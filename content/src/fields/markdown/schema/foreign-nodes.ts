import { Node } from "@tiptap/core";
import type { Nodes } from "mdast";
import { stringify } from "../conversion/syntax.ts";

/** How a kept part is written; null for what is no part of a Markdown text. */
function written(node: unknown): string | null {
  try {
    return stringify(node as Nodes).trim();
  } catch {
    return null;
  }
}

/** Reads the attribute by which a copied piece from an editor like this one names its node. */
function readAttribute(element: HTMLElement): { node: unknown } | false {
  try {
    const node = JSON.parse(element.dataset.markdown ?? "");
    return written(node) === null ? false : { node };
  } catch {
    return false;
  }
}

const attributes = () => ({ node: { default: null, rendered: false } });

/** A block that the editor does not know, as it is written: HTML, definitions, footnotes. */
export const ForeignBlock = Node.create({
  name: "foreignBlock",
  group: "block",
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "pre[data-markdown]", getAttrs: readAttribute, priority: 100 }],
  renderHTML: ({ node }) => [
    "pre",
    { "data-markdown": JSON.stringify(node.attrs.node), contenteditable: "false" },
    written(node.attrs.node) ?? "",
  ],
});

/** The same within a line. */
export const ForeignInline = Node.create({
  name: "foreignInline",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "code[data-markdown]", getAttrs: readAttribute, priority: 100 }],
  renderHTML: ({ node }) => [
    "code",
    { "data-markdown": JSON.stringify(node.attrs.node), contenteditable: "false" },
    written(node.attrs.node) ?? "",
  ],
});
