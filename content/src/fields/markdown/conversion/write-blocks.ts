import type { JSONContent } from "@tiptap/core";
import type { BlockContent, Heading, ListItem, RootContent, Table, TableRow } from "mdast";
import { writeInline } from "./write-inline.ts";

const content = (node: JSONContent) => node.content ?? [];

/** One node of the editor as a block of Markdown; null for one that Markdown cannot have, for there is nothing in it. */
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

function writeTable(node: JSONContent): Table {
  const rows = content(node).map(
    (row): TableRow => ({
      type: "tableRow",
      children: content(row).map((cell) => ({
        type: "tableCell",
        children: writeInline(content(cell).flatMap(content), { breaks: false }),
      })),
    }),
  );
  const align = content(content(node)[0] ?? {}).map((cell) => cell.attrs?.align ?? null);
  return { type: "table", align, children: rows };
}
