/** Longest description that search engines show, in characters. */
export const DESCRIPTION_MAX = 160;

/** Text on one line, cut at a word's end: what a page says of itself to search engines and beside shared links. */
export function pageDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  const end = line.lastIndexOf(" ", DESCRIPTION_MAX - 1);
  return `${line.slice(0, end > 0 ? end : DESCRIPTION_MAX - 1)}…`;
}

/** Describes a page that has no description. */
export function ownPageDescription(title: string, agencyName: string): string {
  return `${title}: ${agencyName}.`;
}

/** Describes a project that has no description and no teaser. */
export function projectDescription(header: string, agencyName: string): string {
  return `${header}: ein Projekt von ${agencyName}.`;
}
