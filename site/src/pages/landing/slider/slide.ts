import type { StaticContent } from "../../../islands/static-content.ts";

/** The slider's view of a slide. */
export type Slide = {
  /** Id of the slide's element; without script a thumbnail is a link to it. */
  id: string;
  /** Its position and title, for screen readers. */
  label: string;
  content: StaticContent;
  /** Icon and title, and the line that shows how much of its time has passed. */
  thumbnail: StaticContent;
};
