import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest, Where } from "payload";
import { afterCommit } from "../../database/after-commit.ts";
import { oneAtATime, runStatement } from "../../database/statement.ts";
import { inTransaction } from "../../database/transaction.ts";
import { oneSaveAtATime } from "../../editing/stale-save.ts";
import { sendPublishWebhook } from "../../publishing/publish-webhook.ts";
import { moved, type Numbered, renumbered } from "./numbers.ts";
import type { Order } from "./orders.ts";
import { readOrder } from "./read-order.ts";

const COLUMNS = { sortId: "sort_id", slideId: "slide_id" };

/**
 * Writes numbers and nothing else, for what visitors see and for the newest version: no draft is published by it, and
 * no form that is open becomes stale. An entry that is published without a place stays so until its draft is published.
 */
async function writeNumbers(req: PayloadRequest, { collection, field }: Order, entries: Numbered[]): Promise<void> {
  const [main, versions] = [sql.identifier(collection), sql.identifier(`_${collection}_v`)];
  const [own, versioned] = [sql.identifier(COLUMNS[field]), sql.identifier(`version_${COLUMNS[field]}`)];
  for (const { id, number } of entries) {
    await oneSaveAtATime(req, { collection, id });
    await runStatement(req, sql`UPDATE ${main} SET ${own} = ${number} WHERE id = ${id} AND ${own} IS NOT NULL`);
    await runStatement(
      req,
      sql`UPDATE ${versions} SET ${versioned} = ${number} WHERE parent_id = ${id} AND latest = ${true}`,
    );
  }
}

/** Whether visitors see one of the entries. */
async function isVisible(req: PayloadRequest, { collection }: Order, entries: Numbered[]): Promise<boolean> {
  const where: Where = { and: [{ id: { in: entries.map(({ id }) => id) } }, { _status: { equals: "published" } }] };
  return (await req.payload.count({ collection, where, req })).totalDocs > 0;
}

/**
 * Moves an entry to another place of an order, in one transaction and with one publish webhook.
 *
 * @param before the entry that it stands before then; null: it comes last
 * @returns whether both entries have a place in the order; otherwise nothing is changed
 */
export function moveEntry(
  payload: Payload,
  user: PayloadRequest["user"],
  order: Order,
  { id, before }: { id: number; before: number | null },
): Promise<boolean> {
  return inTransaction(payload, { user }, async (req) => {
    await oneAtATime(req, `order:${order.collection}`);
    const entries = await readOrder(req, order);
    const list = moved(entries, id, before);
    if (!list) return false;
    const numbers = new Map(entries.map((entry) => [entry.id, entry.number]));
    const changed = renumbered(list).filter((entry) => entry.number !== numbers.get(entry.id));
    await writeNumbers(
      req,
      order,
      changed.toSorted((a, b) => a.id - b.id),
    );
    if (await isVisible(req, order, changed)) {
      await afterCommit(req, () => sendPublishWebhook({ source: order.collection, id }));
    }
    return true;
  });
}
