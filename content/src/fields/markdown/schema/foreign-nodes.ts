import { Node } from "@tiptap/core";
import type { Nodes } from "mdast";
import { stringify } from "../conversion/syntax.ts";

/** The source of a foreign node; null if it isn't Markdown. */
function written(node: unknown): string | null {
  try {
    return stringify(node as Nodes).trim();
  } catch {
    return null;
  }
}

function readAttribute(element: HTMLElement): { node: unknown } | false {
  try {
    const node = JSON.parse(element.dataset.markdown ?? "");
    return written(node) === null ? false : { node };
  } catch {
    return false;
  }
}

const attributes = () => ({ node: { default: null, rendered: false } });

/** A block that the editor doesn't support, as source: HTML, definitions, footnotes. */
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

/** The same, inline. */
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
