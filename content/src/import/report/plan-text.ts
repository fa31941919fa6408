import { TYPES } from "../model.ts";
import type { Action, Step } from "../plan.ts";
import { PLANNED, quoted, TYPE_NAMES } from "./words.ts";

/** Actions of which every entry is named. */
const NAMED: readonly Action[] = [
  "adopt",
  "update",
  "conflict",
  "withdraw",
  "gone-changed",
  "gone-all",
  "deleted-here",
];

/** What an import is going to do, in German lines: how many of each type, and by name what is not simply new. */
export function planText(steps: readonly Step[]): string {
  const actions = Object.keys(PLANNED) as Action[];
  const lines = TYPES.flatMap((type) => {
    const own = steps.filter((step) => step.type === type);
    const counts = actions.flatMap((action) => {
      const { length } = own.filter((step) => step.action === action);
      return length > 0 ? `${length} ${PLANNED[action].split(";")[0]}` : [];
    });
    return own.length > 0 ? `  ${TYPE_NAMES[type]}: ${counts.join(", ")}` : [];
  });
  const named = steps.filter(({ action }) => NAMED.includes(action));
  const names = named.map(({ type, title, action }) => `  ${TYPE_NAMES[type]} ${quoted(title)}: ${PLANNED[action]}`);
  return [...lines, ...(names.length > 0 ? ["", ...names] : [])].join("\n");
}
