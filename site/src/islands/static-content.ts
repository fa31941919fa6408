import type { ReactNode } from "react";

/**
 * Content that an island shows and never changes, as props of the element that holds it: elements where React renders
 * the page, the element's own HTML where React takes over. So it need not be in the document a second time, as data.
 */
export type StaticContent = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/** The static content of an element that the server has rendered. */
export function contentOf(element: Element): StaticContent {
  return { dangerouslySetInnerHTML: { __html: element.innerHTML } };
}
