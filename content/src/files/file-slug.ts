import { slug } from "@schaufenster/contract/slug";

const MAX_LENGTH = 80;

/** A file's name without its ending, fit for an address: 'Fotografie Übersicht.JPG' becomes 'fotografie-uebersicht'. */
export function fileSlug(fileName: string): string {
  return slug(fileName.replace(/\.[^.]*$/, ""), MAX_LENGTH) || "datei";
}
