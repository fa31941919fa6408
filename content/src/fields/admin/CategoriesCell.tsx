import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";

/** Names of all categories by their ids, read once for all rows. */
const readNames = cache(async (payload: Payload) => {
  const all = { draft: true, depth: 0, pagination: false } as const;
  const { docs } = await payload.find({ collection: "categories", select: { name: true }, ...all });
  return new Map(docs.map(({ id, name }) => [id, name]));
});

/**
 * A project's categories in a list. Payload's own cell reads them once it is in sight, and misses that where rows shrink while
 * they are drawn. Payload draws it for forms, too.
 */
export async function CategoriesCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData || !Array.isArray(cellData)) return null;
  const names = await readNames(payload);
  return cellData.flatMap((id) => names.get(id) ?? []).join(", ");
}
