import { sql } from "@payloadcms/db-sqlite/drizzle";
import { WORKS_MAX } from "@schaufenster/contract/landing-works";
import type { Payload, PayloadRequest, Where } from "payload";
import { sendPublishWebhook } from "../../entry/publish-webhook.ts";
import { oneSaveAtATime } from "../../entry/stale-save.ts";
import { afterCommit } from "../../platform/database/after-commit.ts";
import { lockInTransaction, runStatement } from "../../platform/database/statement.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { refused } from "../../platform/http/refused.ts";
import { chooseWorks, chosenWorks } from "./chosen-works.ts";
import { moved, type Numbered, renumbered } from "./numbers.ts";
import { isOptionalOrder, type Order } from "./orders.ts";
import { readOrder } from "./read-order.ts";

type NumberedOrder = Exclude<Order, { collection: "projects" }>;

type Change = Numbered & { isNew: boolean };

const COLUMNS = { sortId: "sort_id", slideId: "slide_id" };

/**
 * Only writes numbers, to the published and the latest version: doesn't publish drafts or make open forms stale. A
 * published entry without a number gets it when its draft is published; an entry without any version in the order gets
 * it at once.
 */
async function writeNumbers(
  req: PayloadRequest,
  { collection, field }: NumberedOrder,
  entries: Change[],
): Promise<void> {
  const [main, versions] = [sql.identifier(collection), sql.identifier(`_${collection}_v`)];
  const [own, versioned] = [sql.identifier(COLUMNS[field]), sql.identifier(`version_${COLUMNS[field]}`)];
  for (const { id, number, isNew } of entries) {
    await oneSaveAtATime(req, { collection, id });
    const isPlaced = isNew ? sql`` : sql`AND ${own} IS NOT NULL`;
    await runStatement(req, sql`UPDATE ${main} SET ${own} = ${number} WHERE id = ${id} ${isPlaced}`);
    await runStatement(
      req,
      sql`UPDATE ${versions} SET ${versioned} = ${number} WHERE parent_id = ${id} AND latest = ${true}`,
    );
  }
}

async function isVisible(req: PayloadRequest, { collection }: NumberedOrder, entries: Numbered[]): Promise<boolean> {
  const where: Where = { and: [{ id: { in: entries.map(({ id }) => id) } }, { _status: { equals: "published" } }] };
  return (await req.payload.count({ collection, where, req })).totalDocs > 0;
}

/** The target of a move: before another entry, to the end (null), or out of an optional order. */
export type Move = { id: number; before: number | null; out?: boolean | undefined };

/** Moves a project within the chosen ones, or removes it. */
async function moveWork(req: PayloadRequest, { id, before, out }: Move): Promise<boolean> {
  const others = (await chosenWorks(req)).filter((each) => each !== id);
  const at = before === null ? others.length : others.indexOf(before);
  if (at < 0) return false;
  if (!out && others.length >= WORKS_MAX) throw refused(`Mehr als ${WORKS_MAX} Arbeiten zeigt die Startseite nicht.`);
  await chooseWorks(req, out ? others : others.toSpliced(at, 0, id));
  return true;
}

/**
 * Moves an entry within an order, into it or out of it, in one transaction and with one webhook.
 *
 * @returns whether both entries are in the order; otherwise nothing changes
 * @throws APIError 400 with a German message for a slide without headline or picture, and for too many works
 */
export function moveEntry(payload: Payload, user: PayloadRequest["user"], order: Order, move: Move): Promise<boolean> {
  const { id, before, out } = move;
  return inTransaction(payload, { user }, async (req) => {
    await lockInTransaction(req, `order:${order.collection}`);
    if (order.collection === "projects") return moveWork(req, move);
    const entries = await readOrder(req, order);
    const entry = entries.find((each) => each.id === id);
    const isNew = entry?.number === null;
    if (isNew && order.field === "slideId" && !entry.isSlide)
      throw refused(
        `„${entry.title}“ braucht im Slider eine Schlagzeile und ein Bild. Beides ist im Formular unter „Slider“.`,
      );
    const placed = isOptionalOrder(order) ? entries.filter((each) => each.number !== null || each === entry) : entries;
    const list: Numbered[] | null =
      out && isOptionalOrder(order) && entry ? [{ id, number: null }] : moved(placed, id, before);
    if (!list) return false;
    const numbers = new Map(entries.map((each) => [each.id, each.number]));
    const changed = (out ? list : renumbered(list))
      .filter((each) => each.number !== numbers.get(each.id))
      .map((each) => ({ ...each, isNew: isNew && each.id === id }));
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
