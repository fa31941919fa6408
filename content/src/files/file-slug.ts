import { slug } from "@schaufenster/contract/slug";

const MAX_LENGTH = 80;

/**
 * Makes a URL slug of a file name without its extension: 'Fotografie Übersicht.JPG' becomes 'fotografie-uebersicht'.
 */
export function fileSlug(fileName: string): string {
  return slug(fileName.replace(/\.[^.]*$/, ""), MAX_LENGTH) || "datei";
}
