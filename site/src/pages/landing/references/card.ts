import type { StaticContent } from "../../../islands/static-content.ts";

export type Card = {
  /** Position among the references, from 1; stays the same wherever the card moves. */
  place: number;
  title: string;
  content: StaticContent;
};
