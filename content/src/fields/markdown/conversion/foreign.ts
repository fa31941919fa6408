import type { JSONContent } from "@tiptap/core";
import type { Nodes } from "mdast";

/** Makes a node of unknown Markdown: shown as it is written, kept word for word, changed in the Markdown view. */
export function foreign(
  type: "foreignBlock" | "foreignInline",
  node: Nodes,
  marks?: JSONContent["marks"],
): JSONContent {
  return { type, attrs: { node: withoutPosition(node) }, ...(marks && { marks }) };
}

/** Places in a text say nothing once the text around them has changed. */
function withoutPosition(node: Nodes): unknown {
  return JSON.parse(JSON.stringify(node, (key, value) => (key === "position" ? undefined : value)));
}
