import * as v from "valibot";
import { MISSED_MAX, missedPath } from "./missed-paths.ts";

/** Endpoint of the content system for the site's signed statistics (see signed-request.ts). */
export const FIGURES_PATH = "/webhooks/figures";

/** Retention of the sums, in months: two years can be compared month by month. */
export const FIGURES_MONTHS = 25;

export const OTHERS = "*";

/** Most referring hosts per day: anyone can make one up. */
export const REFERRERS_MAX = 200;

/** Most names per day for kinds whose names anyone can make up. */
export const NAMES_MAX: { [kind in FiguresSum["kind"]]?: number } = { referrer: REFERRERS_MAX, missed: MISSED_MAX };

/** Longest host name recorded, in characters. */
const REFERRER_MAX_LENGTH = 100;

export type Device = "phone" | "desktop";

/** Most sums in a report, and in a site's memory. */
export const SUMS_MAX = 5000;

/** A page's cache key, without a list's page number. */
const pageName = v.pipe(
  v.string(),
  v.regex(/^(?:landing|projects|(?:category|page|project)\/[1-9]\d{0,14}|legal\/[a-z\d-]{1,60}|contact\/sent)$/),
);

export const referrerName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/),
  v.maxLength(REFERRER_MAX_LENGTH),
);

/** A day in Germany, such as 2026-11-22. */
const day = v.pipe(v.string(), v.isoDate());

const views = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9));

/**
 * How often on one day a page was viewed, visitors came from a host or used a kind of device, or a path wasn't found.
 */
const sum = v.variant("kind", [
  v.object({ kind: v.literal("page"), day, name: pageName, views }),
  v.object({ kind: v.literal("referrer"), day, name: v.union([v.literal(OTHERS), referrerName]), views }),
  v.object({ kind: v.literal("missed"), day, name: v.union([v.literal(OTHERS), missedPath]), views }),
  v.object({ kind: v.literal("device"), day, name: v.picklist(["phone", "desktop"]), views }),
]);

/** Sums since a site's last report. A report whose response got lost is resent under its number, and counts once. */
export const figuresReportSchema = v.object({
  /** Id of the site's process. */
  source: v.pipe(v.string(), v.uuid()),
  /** Number of the report within the process, from 1. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sums: v.pipe(v.array(sum), v.maxLength(SUMS_MAX)),
});

export type FiguresReport = v.InferOutput<typeof figuresReportSchema>;

export type FiguresSum = FiguresReport["sums"][number];
