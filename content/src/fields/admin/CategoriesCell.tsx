import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";

/** Category names by id, read once for all rows. */
const readNames = cache(async (payload: Payload) => {
  const all = { draft: true, depth: 0, pagination: false } as const;
  const { docs } = await payload.find({ collection: "categories", select: { name: true }, ...all });
  return new Map(docs.map(({ id, name }) => [id, name]));
});

/**
 * A project's categories in a list. Payload's own cell loads them once it is visible, and misses that if rows shrink
 * while rendering. Payload also renders this in forms, without a row.
 */
export async function CategoriesCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  if (!rowData || !Array.isArray(cellData)) return null;
  const names = await readNames(payload);
  return cellData.flatMap((id) => names.get(id) ?? []).join(", ");
}
