import type { JSONContent } from "@tiptap/core";
import type { BlockContent, Heading, ListItem, RootContent, Table, TableRow } from "mdast";
import { writeInline } from "./write-inline.ts";

const content = (node: JSONContent) => node.content ?? [];

/** Converts an editor node to a Markdown block; null if it is empty, which Markdown can't represent. */
export function writeBlock(node: JSONContent): RootContent | null {
  const { attrs = {} } = node;
  switch (node.type) {
    case "heading": {
      const children = writeInline(content(node));
      return children.length > 0 ? { type: "heading", depth: attrs.level as Heading["depth"], children } : null;
    }
    case "horizontalRule":
      return { type: "thematicBreak" };
    case "blockquote":
      return { type: "blockquote", children: writeBlocks(content(node)) };
    case "bulletList":
    case "orderedList":
      return {
        type: "list",
        ordered: node.type === "orderedList",
        start: node.type === "orderedList" ? (attrs.start ?? 1) : null,
        spread: attrs.spread ?? false,
        children: content(node).map(writeItem),
      };
    case "codeBlock":
      return { type: "code", lang: attrs.language, meta: attrs.meta, value: content(node)[0]?.text ?? "" };
    case "table":
      return writeTable(node);
    case "foreignBlock":
      return attrs.node;
    default: {
      const children = writeInline(content(node));
      return children.length > 0 ? { type: "paragraph", children } : null;
    }
  }
}

function writeBlocks(nodes: JSONContent[]): BlockContent[] {
  return nodes.map(writeBlock).filter((block) => block !== null) as BlockContent[];
}

function writeItem(node: JSONContent): ListItem {
  const { spread = false, checked = null } = node.attrs ?? {};
  return { type: "listItem", spread, checked, children: writeBlocks(content(node)) };
}

/** A table whose head is padded to the longest row: pages cut rows at the head's length. */
function writeTable(node: JSONContent): Table {
  const [head = {}, ...rows] = content(node);
  const missing = Math.max(...rows.map((row) => content(row).length)) - content(head).length;
  const filled = [...content(head), ...Array.from({ length: Math.max(0, missing) }, (): JSONContent => ({}))];
  const children = [filled, ...rows.map(content)].map(
    (cells): TableRow => ({
      type: "tableRow",
      children: cells.map((cell) => ({
        type: "tableCell",
        children: writeInline(content(cell).flatMap(content), { breaks: false }),
      })),
    }),
  );
  return { type: "table", align: filled.map((cell) => cell.attrs?.align ?? null), children };
}
