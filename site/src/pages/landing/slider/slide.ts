import type { StaticContent } from "../../../islands/static-content.ts";

export type Slide = {
  /** Element id; without script a thumbnail links to it. */
  id: string;
  /** Position and title, for screen readers. */
  label: string;
  content: StaticContent;
  thumbnail: StaticContent;
};
