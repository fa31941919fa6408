/** Values of `lastEditor` for changes by the program. */
export const IMPORT = "Import";
const PLANNED = { publish: "Geplante Veröffentlichung", unpublish: "Geplantes Zurückziehen" } as const;

const PROGRAM = new RegExp(`^(?:${[IMPORT, ...Object.values(PLANNED)].join("|")})(?: \\(|$)`);

export function plannedAuthor(type: keyof typeof PLANNED, planner: string | null | undefined): string {
  return planner ? `${PLANNED[type]} (${planner})` : PLANNED[type];
}

const FORMER = "ein gelöschtes Konto";

/** Each value that names a person, and the one without the name. */
export const authorsOf = (name: string): [author: string, former: string][] => [
  [name, FORMER],
  [plannedAuthor("publish", name), PLANNED.publish],
  [plannedAuthor("unpublish", name), PLANNED.unpublish],
];

/**
 * Who changed an entry, within a sentence: 'von Jana Muster', 'durch Import'.
 *
 * @returns null if it is not known: the demo agency, and what was saved before names were noted
 */
export function changedBy(lastEditor: string | null | undefined): string | null {
  if (!lastEditor) return null;
  if (lastEditor === FORMER) return "von einem gelöschten Konto";
  if (!PROGRAM.test(lastEditor)) return `von ${lastEditor}`;
  return `durch ${lastEditor.replace("Geplantes ", "geplantes ").replace("Geplante ", "geplante ")}`;
}
