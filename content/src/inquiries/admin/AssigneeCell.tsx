import type { DefaultServerCellComponentProps } from "payload";
import { cache } from "react";
import { namesOf, readAccounts } from "../colleagues.ts";
import { idOf } from "../history.ts";

const readNames = cache(async (payload: DefaultServerCellComponentProps["payload"]) =>
  namesOf(await readAccounts(payload)),
);

/** The assignee's name. Payload's own cell would read the account, which editors may not. */
export async function AssigneeCell({ cellData, payload, rowData }: DefaultServerCellComponentProps) {
  const id = rowData ? idOf(cellData) : null;
  return id === null ? null : ((await readNames(payload)).get(id) ?? null);
}
