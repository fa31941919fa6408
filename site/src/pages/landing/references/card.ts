import type { StaticContent } from "../../../islands/static-content.ts";

/** The carousel's view of a card. */
export type Card = {
  /** In the order of the references, from 1; the card keeps it at every place. */
  place: number;
  title: string;
  content: StaticContent;
};
