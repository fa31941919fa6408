import { hostname } from "node:os";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { readNote, writeNote } from "../database/notes.ts";
import { oneAtATime, readRows } from "../database/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { germanTime } from "../process/german-time.ts";

/** Input of a run as the admin gives it; the token of a Strapi is no part of it, and is kept nowhere. */
export type Given = {
  /** An address, or names of uploaded files. */
  from: string[];
  isAddress: boolean;
  /** Addresses of the old website. */
  sites: string[];
  overwrite: boolean;
  demo: "remove" | "keep" | null;
  /** The name of the same source in earlier runs; an empty one: it is another. */
  sameAs: string | null;
  /** Decisions of a person about the plan. */
  decisions: Decisions;
};

/** Fates of an entry. */
export type As = "projects" | "pages" | "nothing";

export type Decisions = {
  /** Of whole groups, by their keys. */
  as: Record<string, As>;
  /** Addresses of entries that are to stay behind. */
  without: readonly string[];
};

/** An entry of the old website before it comes, for the person who decides. */
export type PlannedEntry = {
  address: string;
  title: string;
  /** ISO 8601. */
  date: string | null;
  categories: string[];
  /** Address of its picture there, small. */
  picture: string | null;
  /** How many pictures come with it. */
  pictures: number;
  /** The beginning of its text. */
  words: string;
  /** Its text as it would be here, in HTML without links; pictures by {@link pictureAddress}. */
  html: string;
  /** German sentences: what was done to it, and what stays behind. */
  notes: string[];
  /** It would be seen by nobody before somebody has looked at it. */
  isDraft: boolean;
  as: As;
};

/** Entries of one kind, of which a person decides together. */
export type PlannedGroup = {
  key: string;
  /** For people, in the words of the source. */
  label: string;
  as: As;
  /** Nobody can tell what becomes of them but a person. */
  isAsked: boolean;
  entries: PlannedEntry[];
};

/** How a run ended: planned; with all, or with losses that its report names; stopped, broken off, or with a question. */
type Outcome = "planned" | "complete" | "losses" | "stopped" | "failed" | "question";

export type MovingPhase = "reading" | "demo" | "comparing";

/** The latest run, as the database has it. */
export type MovingRun = {
  id: string;
  /** Who has started it, for people. */
  by: string;
  machine: string;
  pid: number;
  /** When it began and ended, ISO 8601. */
  since: string;
  endedAt: string | null;
  what: "plan" | "move";
  /** Null for a run of the command line. */
  given: Given | null;
  done: number;
  total: number;
  /** The step that it is at, until entries are counted. */
  phase: MovingPhase;
  /** The host that has kept it waiting for some seconds. */
  waitsFor: string | null;
  /** Until when the run counts as alive without another sign of it, in ms of the database's clock. */
  until: number;
  isToStop: boolean;
  outcome: Outcome | null;
  /** German sentence about its end. */
  message: string;
  /** Name of its report. */
  report: string | null;
  /** With a question: names of earlier sources. */
  names: string[];
};

/** The plan of the latest run that made one. */
export type MovingPlan = {
  /** German, in the form of a report. */
  text: string;
  groups: PlannedGroup[];
  /** Entries of the demo agency that are still there. */
  demo: number;
  /** Entries that were changed there and here. */
  conflicts: number;
};

/** Where the admin gets a picture of the plan from: no browser asks the old website. */
export const pictureAddress = (address: string) => `/api/moving/picture?address=${encodeURIComponent(address)}`;

const RUN = "moving-run";
const PLAN = "moving-plan";

/** How long a run counts as alive without a sign of it, in ms: reading a large export keeps it busy for long. */
const LEASE_MS = 60_000;

/** How long its process may take to start, in ms, on a busy machine. */
const STARTING_MS = 180_000;

/** Thrown where a run is not the one that may write; the message is a German sentence. */
export class AnotherRun extends Error {}

export const readRun = (payload: Payload) => readNote<MovingRun>(payload, RUN);

export const readPlan = (payload: Payload) => readNote<MovingPlan>(payload, PLAN);

export async function writePlan(payload: Payload, plan: MovingPlan): Promise<void> {
  await inTransaction(payload, {}, (req) => writeNote(req, PLAN, plan));
}

/** Whether a run is under way; one whose process is gone is not. */
export async function isUnderWay(payload: Payload, run: MovingRun | null): Promise<boolean> {
  if (!run || run.outcome) return false;
  if (run.machine === hostname() && !isAlive(run.pid)) return false;
  return run.until > (await databaseClock(payload));
}

/**
 * Begins a run unless one is under way: of all processes and machines on a database one has it.
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
 * Changes a run, and gives a sign of its life.
 *
 * @throws AnotherRun when another one has begun since
 */
export async function changeRun(payload: Payload, id: string, change: Partial<MovingRun>): Promise<MovingRun> {
  const until = (await databaseClock(payload)) + LEASE_MS;
  return inTransaction(payload, {}, async (req) => {
    const changed = { ...(await heldRun(req, id)), until, ...change };
    await writeNote(req, RUN, changed);
    return changed;
  });
}

/** @throws AnotherRun unless the run has not ended and no other has begun; asked within a transaction, it stays so until its end */
export async function heldRun(req: PayloadRequest, id: string): Promise<MovingRun> {
  const run = await runWithin(req);
  if (run?.id === id && !run.outcome) return run;
  throw new AnotherRun("Dieser Umzug war für über eine Minute nicht zu erreichen, und inzwischen läuft ein anderer.");
}

async function runWithin(req: PayloadRequest): Promise<MovingRun | null> {
  await oneAtATime(req, RUN);
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
