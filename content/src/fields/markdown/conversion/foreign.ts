import type { JSONContent } from "@tiptap/core";
import type { Nodes } from "mdast";

/** Creates a node for unknown Markdown: shown as source, kept byte for byte, edited only in the source view. */
export function foreign(
  type: "foreignBlock" | "foreignInline",
  node: Nodes,
  marks?: JSONContent["marks"],
): JSONContent {
  return { type, attrs: { node: withoutPosition(node) }, ...(marks && { marks }) };
}

/** Positions become invalid when the text changes. */
function withoutPosition(node: Nodes): unknown {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === "position" ? undefined : value)));
}
