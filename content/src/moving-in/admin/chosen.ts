import type { As, Decisions, MovingPlan, PlannedEntry, PlannedGroup } from "../import-run.ts";

/** The user's choices: by group, and the addresses of excluded entries. */
export type Chosen = { as: Record<string, As>; without: ReadonlySet<string> };

/** A plan's proposed choices, without entries excluded earlier. */
export function proposed({ groups }: MovingPlan, before: Decisions): Chosen {
  return { as: Object.fromEntries(groups.map(({ key, as }) => [key, as])), without: new Set(before.without) };
}

export const asOf = ({ key, as }: PlannedGroup, chosen: Chosen): As => chosen.as[key] ?? as;

/** Whether an entry is imported, unless its group decides. */
export const isChosen = ({ address }: PlannedEntry, { without }: Chosen) => !without.has(address);

export function withEntries(chosen: Chosen, entries: readonly PlannedEntry[], comes: boolean): Chosen {
  const without = new Set(chosen.without);
  for (const { address } of entries) {
    if (comes) without.delete(address);
    else without.add(address);
  }
  return { ...chosen, without };
}

/** The decisions to send: unchanged proposals that needed no answer stay proposals, which a later plan may change. */
export function decisionsOf({ groups }: MovingPlan, before: Decisions, chosen: Chosen): Decisions {
  const decided = groups.filter((group) => group.isAsked || asOf(group, chosen) !== group.as);
  return {
    as: { ...before.as, ...Object.fromEntries(decided.map((group) => [group.key, asOf(group, chosen)])) },
    without: [...chosen.without],
  };
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString("de")} ${count === 1 ? one : many}`];

export function summaryOf({ groups }: MovingPlan, chosen: Chosen): string {
  const entries = groups.flatMap((group) =>
    group.entries.map((entry) => ({ entry, as: isChosen(entry, chosen) ? asOf(group, chosen) : "nothing" })),
  );
  const those = (wanted: As) => entries.filter(({ as }) => as === wanted).map(({ entry }) => entry);
  const [projects, pages, nothing] = [those("projects"), those("pages"), those("nothing")];
  const pictures = [...projects, ...pages].reduce((sum, entry) => sum + entry.pictures, 0);
  const coming = [
    ...counted(projects.length, "Projekt", "Projekte"),
    ...counted(pages.length, "Seite", "Seiten"),
    ...counted(pictures, "Bild", "Bilder"),
  ];
  const isOne = projects.length + pages.length + pictures === 1;
  const comes = coming.length > 0 ? `${coming.join(", ")} ${isOne ? "kommt" : "kommen"}` : "Es kommt nichts";
  const stays = counted(nothing.length, "Seite bleibt dort", "Seiten bleiben dort").map((each) => `; ${each}`);
  return `${comes}${stays.join("")}.`;
}
