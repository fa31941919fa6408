import { hostname } from "node:os";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { readNote, writeNote } from "../platform/database/notes.ts";
import { lockInTransaction, readRows } from "../platform/database/statement.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { germanTime } from "../platform/process/german-time.ts";

/** A run's input from the admin; Strapi's token isn't part of it and is never stored. */
export type Given = {
  /** A URL, or names of uploaded files. */
  from: string[];
  isAddress: boolean;
  /** URLs of the old website. */
  sites: string[];
  overwrite: boolean;
  demo: "remove" | "keep" | null;
  /** The same source's name in earlier runs; empty for a new one. */
  sameAs: string | null;
  decisions: Decisions;
};

export type As = "projects" | "pages" | "nothing";

export type Decisions = {
  as: Record<string, As>;
  without: readonly string[];
};

/** An entry of the old website before import, for the user who decides. */
export type PlannedEntry = {
  address: string;
  title: string;
  /** ISO 8601. */
  date: string | null;
  categories: string[];
  /** URL of its thumbnail there. */
  picture: string | null;
  pictures: number;
  words: string;
  /** Its text as imported, in HTML without links; pictures by {@link pictureAddress}. */
  html: string;
  /** German sentences: what was changed, and what is left out. */
  notes: string[];
  /** It would stay hidden until someone has reviewed it. */
  isDraft: boolean;
  as: As;
};

/** Entries of one kind, which the user decides together. */
export type PlannedGroup = {
  key: string;
  /** For people, in the source's terms. */
  label: string;
  as: As;
  /** Only the user can decide its target type. */
  isAsked: boolean;
  entries: PlannedEntry[];
};

/** How a run ended: planned; complete, or with losses listed in its report; stopped, failed, or with a question. */
type Outcome = "planned" | "complete" | "losses" | "stopped" | "failed" | "question";

export type MovingPhase = "reading" | "demo" | "comparing";

export type MovingRun = {
  id: string;
  by: string;
  machine: string;
  pid: number;
  /** Start and end, ISO 8601. */
  since: string;
  endedAt: string | null;
  what: "plan" | "move";
  /** Null for a run on the command line. */
  given: Given | null;
  done: number;
  total: number;
  /** The current step, until entries are counted. */
  phase: MovingPhase;
  /** The host that it has been waiting for for some seconds. */
  waitsFor: string | null;
  /** When its lease expires, in ms of the database's clock. */
  until: number;
  isToStop: boolean;
  outcome: Outcome | null;
  message: string;
  report: string | null;
  names: string[];
};

export type MovingPlan = {
  /** German, in the format of a report. */
  text: string;
  groups: PlannedGroup[];
  /** Remaining entries of the demo agency. */
  demo: number;
  conflicts: number;
};

/** Proxy for the plan's pictures: browsers never contact the old website. */
export const pictureAddress = (address: string) => `/api/moving/picture?address=${encodeURIComponent(address)}`;

const RUN = "moving-run";
const PLAN = "moving-plan";

/** Duration of a run's lease, in ms: reading a large export blocks it for long. */
const LEASE_MS = 60_000;

/** How long its process may take to start, in ms, on a busy machine. */
const STARTING_MS = 180_000;

/** Thrown if a run may not write; the message is a German sentence. */
export class AnotherRun extends Error {}

export const readRun = (payload: Payload) => readNote<MovingRun>(payload, RUN);

export const readPlan = (payload: Payload) => readNote<MovingPlan>(payload, PLAN);

export async function writePlan(payload: Payload, plan: MovingPlan): Promise<void> {
  await inTransaction(payload, {}, (req) => writeNote(req, PLAN, plan));
}

/** Whether a run is in progress; one whose process is gone is not. */
export async function isUnderWay(payload: Payload, run: MovingRun | null): Promise<boolean> {
  if (!run || run.outcome) return false;
  if (run.machine === hostname() && !isAlive(run.pid)) return false;
  return run.until > (await databaseClock(payload));
}

/**
 * Begins a run unless one is in progress, across all processes and machines of a database.
 *
 * @throws AnotherRun
 */
export async function beginRun(
  payload: Payload,
  begun: Pick<MovingRun, "id" | "by" | "what" | "given">,
): Promise<MovingRun> {
  const now = await databaseClock(payload);
  const run: MovingRun = {
    ...begun,
    machine: hostname(),
    pid: process.pid,
    since: new Date(now).toISOString(),
    endedAt: null,
    done: 0,
    total: 0,
    phase: "reading",
    waitsFor: null,
    until: now + STARTING_MS,
    isToStop: false,
    outcome: null,
    message: "",
    report: null,
    names: [],
  };
  return inTransaction(payload, {}, async (req) => {
    const before = await runWithin(req);
    if (before && (await isUnderWay(payload, before))) throw new AnotherRun(underWay(before));
    await writeNote(req, RUN, run);
    return run;
  });
}

/**
 * Updates a run and renews its lease.
 *
 * @throws AnotherRun if another one has begun since
 */
export async function changeRun(payload: Payload, id: string, change: Partial<MovingRun>): Promise<MovingRun> {
  const until = (await databaseClock(payload)) + LEASE_MS;
  return inTransaction(payload, {}, async (req) => {
    const changed = { ...(await heldRun(req, id)), until, ...change };
    await writeNote(req, RUN, changed);
    return changed;
  });
}

/**
 * @throws AnotherRun unless the run is in progress and still the latest; checked in a transaction, this holds until its
 *   end
 */
export async function heldRun(req: PayloadRequest, id: string): Promise<MovingRun> {
  const run = await runWithin(req);
  if (run?.id === id && !run.outcome) return run;
  throw new AnotherRun("Dieser Umzug war für über eine Minute nicht zu erreichen, und inzwischen läuft ein anderer.");
}

async function runWithin(req: PayloadRequest): Promise<MovingRun | null> {
  await lockInTransaction(req, RUN);
  const found = await req.payload.db.findOne<{ id: string; data: MovingRun }>({
    collection: "payload-kv",
    where: { key: { equals: RUN } },
    req,
  });
  return found?.data ?? null;
}

function underWay({ by, since, machine, what, done, total }: MovingRun): string {
  const where = machine === hostname() ? "" : ` auf dem Server ${machine}`;
  const how = what === "plan" ? "wird ein Umzug vorbereitet" : "läuft schon ein Umzug";
  const far = total > 0 ? `, ${done} von ${total}` : "";
  return `Gerade ${how} (${by}, seit ${germanTime(since)}${where}${far}). Warten Sie, bis er fertig ist, oder halten Sie ihn in der Verwaltung unter „Umziehen“ an. Ist er abgebrochen, ist der Platz nach einer Minute frei.`;
}

async function databaseClock(payload: Payload): Promise<number> {
  if (payload.db.name !== "postgres") return Date.now();
  const rows = await readRows<{ now: number | string }>(
    payload,
    sql`SELECT extract(epoch from clock_timestamp()) * 1000 AS now`,
  );
  return Math.round(Number(rows[0]?.now ?? Date.now()));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
