import type { Wxr } from "./wxr.ts";

/** Where Squarespace keeps the pictures of all its websites. */
const HOSTS = ["https://images.squarespace-cdn.com", "https://static1.squarespace.com"];

const LACKING =
  "Squarespace schreibt in seinen Export nur Blogbeiträge und einfache Seiten: Galerien, Portfolios und Produkte fehlen darin. Übernehmen Sie deren Bilder als Ordner, mit einem Ordner für jedes Projekt.";

/** For an export that Squarespace has written: hosts whose pictures are the website's own, and a sentence about what it lacks. */
export function squarespace({ items }: Wxr): { hosts: string[]; warnings: string[] } {
  const isIt = items.some(({ content, fileAddress }) => /squarespace(-cdn)?\.com\//.test(`${content} ${fileAddress}`));
  return isIt ? { hosts: HOSTS, warnings: [LACKING] } : { hosts: [], warnings: [] };
}
