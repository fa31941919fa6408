import type { Node } from "@tiptap/pm/model";

export const isImage = (node: Node | null | undefined): boolean => node?.type.name === "image";

const isGap = (node: Node) => node.type.name === "hardBreak" || (node.isText && node.text?.trim() === "");

/** Whether the site shows a paragraph as a series: pictures, films and nothing else. An empty one counts as well. */
export const holdsOnlyPictures = (block: Node): boolean =>
  block.type.name === "paragraph" && block.children.every((node) => isImage(node) || isGap(node));
