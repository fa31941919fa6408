import type { ReactNode } from "react";

/**
 * Content that an island shows but never changes, as props of its element: elements where React renders the page, the
 * element's own HTML during hydration. So the document doesn't contain it a second time as data.
 */
export type StaticContent = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

export function contentOf(element: Element): StaticContent {
  return { dangerouslySetInnerHTML: { __html: element.innerHTML } };
}
