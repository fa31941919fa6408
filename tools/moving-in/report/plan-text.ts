import type { Action, Step } from "../import-plan.ts";
import { TYPES } from "../model.ts";
import { OVERWRITTEN, PLANNED, quoted, TYPE_NAMES } from "./type-names.ts";

const NAMED: readonly Action[] = [
  "adopt",
  "update",
  "conflict",
  "withdraw",
  "published-here",
  "gone-all",
  "not-read",
  "deleted-here",
];

/** The plan as one text, as {@link planLines} lists it. */
export const planText = (steps: readonly Step[], overwrite = false) => planLines(steps, overwrite).join("\n");

/**
 * The plan of an import in German: numbers per type, and by name the entries that aren't simply new.
 * @param overwrite whether the old website wins if both sides changed an entry
 */
export function planLines(steps: readonly Step[], overwrite: boolean): string[] {
  const planned = overwrite ? { ...PLANNED, conflict: OVERWRITTEN } : PLANNED;
  const actions = Object.keys(planned) as Action[];
  const lines = TYPES.flatMap((type) => {
    const own = steps.filter((step) => step.type === type);
    const counts = actions.flatMap((action) => {
      const { length } = own.filter((step) => step.action === action);
      return length > 0 ? `${length} ${planned[action].split(";")[0]}` : [];
    });
    return own.length > 0 ? `${TYPE_NAMES[type]}: ${counts.join(", ")}` : [];
  });
  const named = steps.filter(({ action }) => NAMED.includes(action));
  return [
    ...lines,
    ...named.map(({ type, title, action, ours }) => {
      const there = ours === null || action === "deleted-here" ? "" : ` – /admin/collections/${type}/${ours}`;
      return `${TYPE_NAMES[type]} ${quoted(title)}: ${planned[action]}${there}`;
    }),
  ];
}
