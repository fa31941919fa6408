/** A heading, and German sentences below it; further lines of a sentence are its details. */
export type Section = [title: string, lines: readonly string[]];

/** Non-empty sections, in Markdown; the admin shows the same (content/src/moving-in/admin/Notice.tsx). */
export function sectionsText(sections: readonly Section[]): string {
  const told = sections.filter(([, lines]) => lines.length > 0);
  return told.map(([title, lines]) => `## ${title}\n\n${lines.map((line) => `- ${line}`).join("\n")}`).join("\n\n");
}

export const withDetails = (line: string, details: readonly string[]) =>
  [line, ...[...new Set(details)].map((each) => `    - ${each}`)].join("\n");

/** The first of a list, and how many more there are. */
export function atMost(lines: readonly string[], most: number): string[] {
  const more = lines.length - most;
  return more > 0 ? [...lines.slice(0, most), `… und ${more.toLocaleString("de")} weitere`] : [...lines];
}
