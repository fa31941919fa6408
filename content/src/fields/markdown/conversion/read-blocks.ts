import type { JSONContent } from "@tiptap/core";
import type { BlockContent, DefinitionContent, List, RootContent, Table } from "mdast";
import { foreign } from "./foreign.ts";
import { type Definitions, readInline } from "./read-inline.ts";

type Block = RootContent | BlockContent | DefinitionContent;

export function readBlock(node: Block, definitions: Definitions): JSONContent {
  switch (node.type) {
    case "paragraph":
      return { type: "paragraph", content: readInline(node.children, definitions) };
    case "heading":
      return { type: "heading", attrs: { level: node.depth }, content: readInline(node.children, definitions) };
    case "thematicBreak":
      return { type: "horizontalRule" };
    case "blockquote":
      return { type: "blockquote", content: readBlocks(node.children, definitions) };
    case "list":
      return readList(node, definitions);
    case "code": {
      const attrs = { language: node.lang ?? null, meta: node.meta ?? null };
      return { type: "codeBlock", attrs, content: node.value ? [{ type: "text", text: node.value }] : [] };
    }
    case "table":
      return readTable(node, definitions) ?? foreign("foreignBlock", node);
    default:
      return foreign("foreignBlock", node);
  }
}

/** Adds a paragraph to an empty block, so that it can be edited. */
function readBlocks(nodes: Block[], definitions: Definitions): JSONContent[] {
  return nodes.length > 0 ? nodes.map((node) => readBlock(node, definitions)) : [{ type: "paragraph" }];
}

function readList(list: List, definitions: Definitions): JSONContent {
  const content = list.children.map((item) => ({
    type: "listItem",
    attrs: { spread: item.spread ?? false, checked: item.checked ?? null },
    content: readBlocks(item.children, definitions),
  }));
  const spread = list.spread ?? false;
  return list.ordered
    ? { type: "orderedList", attrs: { start: list.start ?? 1, spread }, content }
    : { type: "bulletList", attrs: { spread }, content };
}

/** A table whose rows are padded to the head's length; null if a row is longer, since pages cut it. */
function readTable(table: Table, definitions: Definitions): JSONContent | null {
  const columns = table.align?.length ?? 0;
  if (columns === 0 || table.children.some((row) => row.children.length > columns)) return null;
  const content = table.children.map((row, index) => ({
    type: "tableRow",
    content: Array.from({ length: columns }, (_, column) => ({
      type: index === 0 ? "tableHeader" : "tableCell",
      attrs: { align: table.align?.[column] ?? null },
      content: [{ type: "paragraph", content: readInline(row.children[column]?.children ?? [], definitions) }],
    })),
  }));
  return { type: "table", content };
}
