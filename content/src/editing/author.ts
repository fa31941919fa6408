/** Values of an entry's `lastEditor` when the program changed it and nobody was signed in. */
export const IMPORT = "Import";
const PLANNED = { publish: "Geplante Veröffentlichung", unpublish: "Geplantes Zurückziehen" } as const;

const PROGRAM = new RegExp(`^(?:${[IMPORT, ...Object.values(PLANNED)].join("|")})(?: \\(|$)`);

/** The author of what was planned by somebody and happens at its time. */
export function plannedAuthor(type: keyof typeof PLANNED, planner: string | null | undefined): string {
  return planner ? `${PLANNED[type]} (${planner})` : PLANNED[type];
}

/**
 * Who changed an entry, within a sentence: 'von Jana Muster', 'durch Import'. Names are kept as they were: an account that is
 * gone keeps its own.
 *
 * @returns null if it is not known: the demo agency, and what was saved before names were noted
 */
export function changedBy(lastEditor: string | null | undefined): string | null {
  if (!lastEditor) return null;
  if (!PROGRAM.test(lastEditor)) return `von ${lastEditor}`;
  return `durch ${lastEditor.replace("Geplantes ", "geplantes ").replace("Geplante ", "geplante ")}`;
}
