import type { Action } from "./action.ts";
import { BLOCKS, heading } from "./block-actions.ts";
import { HISTORY, MARKS } from "./mark-actions.ts";
import { TABLE } from "./table-actions.ts";

/** The toolbar's buttons in groups; `headings` is the number of heading levels. */
export function actionGroups(headings: number, insertions: Action[]): Action[][] {
  const ranks = Array.from({ length: headings }, (_, rank) => heading(rank));
  return [HISTORY, ranks, MARKS, BLOCKS, insertions, TABLE].filter((group) => group.length > 0);
}
