import * as v from "valibot";
import { MISSED_MAX, missedPath } from "./missed-paths.ts";

/** Where the content system takes the site's sums, signed (see signed-request.ts). */
export const FIGURES_PATH = "/webhooks/figures";

/** How long sums are kept; in months. Two years can be compared, month by month. */
export const FIGURES_MONTHS = 25;

/** Stands for all names of a kind that its day has no room for. */
export const OTHERS = "*";

/** Most referring hosts that a day names: anyone can make one up. */
export const REFERRERS_MAX = 200;

/** Most names that a day has of the kinds whose names anyone can make up. */
export const NAMES_MAX: { [kind in FiguresSum["kind"]]?: number } = { referrer: REFERRERS_MAX, missed: MISSED_MAX };

/** Longest name of a host that is noted, in characters. */
const REFERRER_MAX_LENGTH = 100;

export type Device = "phone" | "desktop";

/** Most sums of a report, and most that a site keeps in memory. */
export const SUMS_MAX = 5000;

/** A page as the site's caches name it, without the page number of a list. */
const pageName = v.pipe(
  v.string(),
  v.regex(/^(?:landing|projects|(?:category|page|project)\/[1-9]\d{0,14}|legal\/[a-z\d-]{1,60}|contact\/sent)$/),
);

/** A host without 'www.', as addresses have it: lower case, other letters as Punycode. */
export const referrerName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/),
  v.maxLength(REFERRER_MAX_LENGTH),
);

/** A day in Germany, as in 2026-11-22. */
const day = v.pipe(v.string(), v.isoDate());

const views = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e9));

/** How often a page was seen, visitors came from a host or used a kind of device, or a path was asked for in vain, on one day. */
const sum = v.variant("kind", [
  v.object({ kind: v.literal("page"), day, name: pageName, views }),
  v.object({ kind: v.literal("referrer"), day, name: v.union([v.literal(OTHERS), referrerName]), views }),
  v.object({ kind: v.literal("missed"), day, name: v.union([v.literal(OTHERS), missedPath]), views }),
  v.object({ kind: v.literal("device"), day, name: v.picklist(["phone", "desktop"]), views }),
]);

/** Sums since a site's last report. One whose answer got lost is sent again under its number, and counts once. */
export const figuresReportSchema = v.object({
  /** The process of the site that has counted. */
  source: v.pipe(v.string(), v.uuid()),
  /** Counts the reports of the process, from 1. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sums: v.pipe(v.array(sum), v.maxLength(SUMS_MAX)),
});

export type FiguresReport = v.InferOutput<typeof figuresReportSchema>;

export type FiguresSum = FiguresReport["sums"][number];
