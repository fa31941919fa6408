import type { Payload } from "payload";
import type { ImportNotes } from "./import-notes.ts";
import type { Step } from "./import-plan.ts";

/**
 * Lists of projects follow the order in which they were made here, and an import makes the oldest first. What comes later and
 * is older stands above the newer ones that are here already.
 *
 * @returns German sentences about that, before anything is written
 */
export async function olderAbove(payload: Payload, steps: readonly Step[], notes: ImportNotes): Promise<string[]> {
  if (notes.entries("projects").length === 0) return [];
  const { docs } = await payload.find({ collection: "projects", sort: "-createdAt", limit: 1, depth: 0 });
  const newest = docs[0]?.createdAt ?? "";
  const older = steps.filter(({ type, action, entry }) => {
    return type === "projects" && action === "create" && !entry?.draft && (entry?.createdAt ?? newest) < newest;
  });
  if (older.length === 0) return [];
  return [
    `Älter als manches, das schon hier ist, und in der Liste trotzdem darüber: ${older.length === 1 ? "1 Projekt" : `${older.length} Projekte`}. Die Liste ordnet danach, was hier zuletzt angelegt wurde; nach dem Alter ordnet sie, was in einem Lauf kommt.`,
  ];
}
