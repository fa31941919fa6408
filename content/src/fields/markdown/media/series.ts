import type { Node } from "@tiptap/pm/model";

export const isImage = (node: Node | null | undefined): boolean => node?.type.name === "image";

const isGap = (node: Node) => node.type.name === "hardBreak" || (node.isText && node.text?.trim() === "");

/** Whether a paragraph is empty or a series: only pictures and films. */
export const holdsOnlyPictures = (block: Node): boolean =>
  block.type.name === "paragraph" && block.children.every((node) => isImage(node) || isGap(node));
