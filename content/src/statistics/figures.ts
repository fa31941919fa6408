import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { readRows } from "../platform/database/statement.ts";
import { addDays, dayOf } from "./days.ts";

export type Ranked = { name: string; views: number };

/** Sums of a range of days, both ends included. */
export type Figures = {
  /** Views by day; days without any are missing. */
  days: Map<string, number>;
  total: number;
  /** Sums by name as in contract/src/figures.ts, descending. */
  pages: Ranked[];
  referrers: Ranked[];
  devices: Ranked[];
};

const byViews = (a: Ranked, b: Ranked) => b.views - a.views || a.name.localeCompare(b.name);

export async function readFigures(payload: Payload, first: string, last: string): Promise<Figures> {
  const [days, names] = await Promise.all([
    readRows<{ day: string; views: unknown }>(
      payload,
      sql`SELECT day, SUM(views) AS views FROM figures
        WHERE kind = 'page' AND day >= ${first} AND day <= ${last} GROUP BY day`,
    ),
    readRows<{ kind: string; name: string; views: unknown }>(
      payload,
      sql`SELECT kind, name, SUM(views) AS views FROM figures
        WHERE day >= ${first} AND day <= ${last} AND kind <> 'missed' GROUP BY kind, name`,
    ),
  ]);
  const ranked = (kind: string) =>
    names
      .filter((row) => row.kind === kind)
      .map(({ name, views }) => ({ name, views: Number(views) }))
      .sort(byViews);
  const pages = ranked("page");
  return {
    days: new Map(days.map(({ day, views }) => [day, Number(views)])),
    total: pages.reduce((sum, { views }) => sum + views, 0),
    pages,
    referrers: ranked("referrer"),
    devices: ranked("device"),
  };
}

export async function hasFigures(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: "figures", where: { kind: { equals: "page" } } });
  return totalDocs > 0;
}

/** Number of inquiries that weren't classified as spam, including those since deleted by age. */
export async function countInquiries(payload: Payload, first: string, last: string): Promise<number> {
  const { docs } = await payload.find({
    collection: "inquiries",
    where: {
      and: [
        { status: { not_in: ["spam", "junk"] } },
        // In UTC, so with a day's margin at both ends.
        { receivedAt: { greater_than: `${addDays(first, -1)}T00:00:00Z` } },
        { receivedAt: { less_than: `${addDays(last, 2)}T00:00:00Z` } },
      ],
    },
    select: { receivedAt: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  const stored = docs.map(({ receivedAt }) => dayOf(new Date(receivedAt)));
  const [deleted] = await readRows<{ views: unknown }>(
    payload,
    sql`SELECT SUM(views) AS views FROM figures WHERE kind = 'inquiry' AND day >= ${first} AND day <= ${last}`,
  );
  return stored.filter((day) => day >= first && day <= last).length + Number(deleted?.views ?? 0);
}
