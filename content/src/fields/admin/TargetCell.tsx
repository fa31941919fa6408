import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { targetOfAddress } from "../choosing/link-targets.ts";
import { allChoices } from "../choosing/read-choices.ts";

/** Titles by link target, read once for all rows. */
const readNames = cache(async (payload: Payload) => {
  const choices = await allChoices(payload, ["pages", "sections", "categories", "projects"]);
  return new Map<unknown, string>(choices.map(({ address = "", title }) => [targetOfAddress(address), title]));
});

/**
 * A link's target in a list: its title as in the form, or the URL. Payload also renders it in forms, without a
 * row.
 */
export async function TargetCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  return rowData ? ((await readNames(payload)).get(cellData) ?? String(cellData ?? "")) : null;
}
