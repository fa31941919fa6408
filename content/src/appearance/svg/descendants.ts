import type { XastElement, XastParent } from "svgo";

/** All elements within, in their order. */
export function descendants({ children }: XastParent): XastElement[] {
  return children.flatMap((child) => (child.type === "element" ? [child, ...descendants(child)] : []));
}

/** Finds the drawing in a file. */
export const rootOf = ({ children }: XastParent): XastElement | undefined =>
  children.find((child): child is XastElement => child.type === "element" && child.name === "svg");
