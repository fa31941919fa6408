/** Longest description that search engines show, in characters. */
export const DESCRIPTION_MAX = 160;

/** A description for search engines and share links: on one line, cut at a word boundary. */
export function pageDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  const end = line.lastIndexOf(" ", DESCRIPTION_MAX - 1);
  return `${line.slice(0, end > 0 ? end : DESCRIPTION_MAX - 1)}…`;
}

export function ownPageDescription(title: string, agencyName: string): string {
  return `${title}: ${agencyName}.`;
}

export function projectDescription(header: string, agencyName: string): string {
  return `${header}: ein Projekt von ${agencyName}.`;
}
