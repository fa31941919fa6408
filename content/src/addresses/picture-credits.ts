import type { Payload } from "payload";
import { publicFiles } from "./public-files.ts";

/** All of Markdown's markup characters (CommonMark 2.4), and line breaks. */
const verbatim = (text: string) => text.replace(/\s+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

/**
 * A Markdown section for the Impressum with the credits of the website's pictures and films (§ 13 UrhG), each with its
 * files' captions. Empty if no public file has a credit.
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
