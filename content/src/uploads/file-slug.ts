const GERMAN: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

const MAX_LENGTH = 80;

/**
 * A file name without its ending as lower-case ASCII words with hyphens: 'Fotografie Übersicht.JPG' becomes
 * 'fotografie-uebersicht'. Never empty, never longer than 80 characters.
 */
export function fileSlug(fileName: string): string {
  const stem = fileName
    .normalize("NFC")
    .replace(/\.[^.]*$/, "")
    .toLowerCase();
  const ascii = stem
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
  return ascii || "datei";
}
