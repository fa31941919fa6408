import { sql } from "@payloadcms/db-sqlite/drizzle";
import { type FiguresReport, NAMES_MAX, OTHERS } from "@schaufenster/contract/figures";
import type { Payload, PayloadRequest } from "payload";
import { readNote, writeNote } from "../platform/database/notes.ts";
import { lockInTransaction, readRows, runStatement } from "../platform/database/statement.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { schedule } from "../platform/process/schedule.ts";

/** Sums of inquiries come from the content system, others from sites. */
export type Sum = {
  day: string;
  kind: "page" | "referrer" | "device" | "missed" | "inquiry";
  name: string;
  views: number;
};

const ROWS_PER_STATEMENT = 200;

/** Key prefix for the last report of each site process. */
export const SOURCES = "figures/";

export type SourceNote = { number: number; at: string };

/**
 * Adds a site's report to the stored sums, atomically.
 *
 * @returns false if the report was added before
 */
export async function addReport(payload: Payload, { source, number, sums }: FiguresReport): Promise<boolean> {
  return inTransaction(payload, {}, async (req) => {
    await lockInTransaction(req, "figures");
    const last = await readNote<SourceNote>(payload, SOURCES + source);
    if (last && last.number >= number) return false;
    await addSums(req, await withinBounds(payload, sums));
    const note: SourceNote = { number, at: schedule.wallClock().toISOString() };
    await writeNote(req, SOURCES + source, note);
    return true;
  });
}

export async function addSums(req: PayloadRequest, sums: Sum[]): Promise<void> {
  for (let start = 0; start < sums.length; start += ROWS_PER_STATEMENT) {
    const rows = sums
      .slice(start, start + ROWS_PER_STATEMENT)
      .map(({ day, kind, name, views }) => sql`(${day}, ${kind}, ${name}, ${views})`);
    await runStatement(
      req,
      sql`INSERT INTO figures (day, kind, name, views) VALUES ${sql.join(rows, sql`, `)}
        ON CONFLICT (day, kind, name) DO UPDATE SET views = figures.views + excluded.views`,
    );
  }
}

/** Limits hosts and paths per day: those that exceed the limit, including earlier reports, are summed up as one. */
async function withinBounds(payload: Payload, sums: Sum[]): Promise<Sum[]> {
  const bounded = new Map<string, Sum>();
  const known = new Map<string, Set<string>>();
  for (const sum of sums) {
    const max = NAMES_MAX[sum.kind as keyof typeof NAMES_MAX];
    const ofDay = `${sum.day} ${sum.kind}`;
    const names = known.get(ofDay) ?? (max ? await namesOf(payload, sum) : new Set());
    known.set(ofDay, names);
    const fits = max === undefined || names.has(sum.name) || names.size < max;
    const name = fits ? sum.name : OTHERS;
    names.add(name);
    const key = `${sum.day} ${sum.kind} ${name}`;
    const views = (bounded.get(key)?.views ?? 0) + sum.views;
    bounded.set(key, { ...sum, name, views });
  }
  return [...bounded.values()];
}

async function namesOf(payload: Payload, { day, kind }: Sum): Promise<Set<string>> {
  const rows = await readRows<{ name: string }>(
    payload,
    sql`SELECT name FROM figures WHERE day = ${day} AND kind = ${kind}`,
  );
  return new Set(rows.map(({ name }) => name));
}
