import type { Payload } from "payload";
import { publicFiles } from "../addresses/public-files.ts";

/** Every sign that Markdown could take for markup (CommonMark 2.4), and every line end. */
const verbatim = (text: string) => text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

/**
 * A section for the Impressum, in Markdown: whose pictures and films the website shows (§ 13 UrhG), each with the captions of
 * its files. Empty while no file that a visitor can see has a credit.
 */
export async function pictureCredits(payload: Payload): Promise<string> {
  const captions = new Map<string, Set<string>>();
  for (const { credit, caption } of await publicFiles(payload)) {
    const name = credit?.trim();
    if (!name) continue;
    const named = captions.get(name) ?? new Set();
    if (caption) named.add(`„${verbatim(caption)}“`);
    captions.set(name, named);
  }
  if (captions.size === 0) return "";
  const lines = [...captions].map(([name, named]) =>
    [`- ${verbatim(name)}`, [...named].join(", ")].filter(Boolean).join(": "),
  );
  return `## Bildnachweise\n\n${lines.join("\n")}`;
}
