import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { FIXED_TARGETS } from "../../addresses/entry-address.ts";

/** Names of what the site has, by the targets that lead there; read once for all rows. */
const readNames = cache(async (payload: Payload) => {
  const all = { draft: true, depth: 0, pagination: false } as const;
  const [services, pages] = await Promise.all([
    payload.find({ collection: "services", select: { name: true, title: true }, ...all }),
    payload.find({ collection: "pages", select: { address: true, title: true }, ...all }),
  ]);
  return new Map<unknown, string>([
    ...FIXED_TARGETS.map(({ value, label }) => [value, label] as const),
    ...services.docs.map(({ name, title }) => [name, title] as const),
    ...pages.docs.map(({ address, title }) => [`/${address}`, title] as const),
  ]);
});

/** A menu item's target in a list, by its name as in the form; an address as it is. Payload draws it for forms, too. */
export async function TargetCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  return rowData ? ((await readNames(payload)).get(cellData) ?? String(cellData ?? "")) : null;
}
