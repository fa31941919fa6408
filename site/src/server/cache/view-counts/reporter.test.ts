import { createServer } from "node:http";
import { FIGURES_PATH, type FiguresReport, figuresReportSchema } from "@schaufenster/contract/figures";
import { isFreshlySigned } from "@schaufenster/contract/signed-request";
import { pino } from "pino";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ManualSchedule } from "../../../../../testing/manual-schedule.ts";
import { listen } from "../../../../testing/listen.ts";
import { Reporter } from "./reporter.ts";

const SECRET = "a secret of at least thirty-two characters";
const LANDING = [{ kind: "page", name: "landing" }] as const;

/** "lost": the content system stores the report, but its response gets lost. */
let answers: (number | "lost")[];
let reports: FiguresReport[];
let schedule: ManualSchedule;
let content: { url: string; close: () => Promise<void> };

beforeEach(async () => {
  answers = [];
  reports = [];
  schedule = new ManualSchedule();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const headers = new Headers(request.headers as Record<string, string>);
    if (request.url !== FIGURES_PATH || !isFreshlySigned(headers, body, SECRET)) return response.writeHead(401).end();
    reports.push(v.parse(figuresReportSchema, JSON.parse(body)));
    const answer = answers.shift() ?? 202;
    return answer === "lost" ? response.destroy() : response.writeHead(answer).end();
  });
  content = await listen(server);
});

afterEach(() => content.close());

const reporter = () =>
  new Reporter({ contentUrl: content.url, secret: SECRET, log: pino({ level: "silent" }), schedule });

async function nextAttempt(ms = 3000): Promise<void> {
  await expect.poll(() => schedule.isWaiting).toBe(true);
  await schedule.advance(ms);
}

const viewsOf = ({ sums }: FiguresReport) => sums.map(({ views }) => views);

test("counts of a few seconds are sent together, signed", async () => {
  const site = reporter();
  for (let each = 0; each < 3; each += 1) site.add([...LANDING]);
  await nextAttempt();
  await expect.poll(() => reports.map(viewsOf)).toEqual([[3]]);
  site.add([...LANDING]);
  await nextAttempt();
  await expect.poll(() => reports.map(({ number }) => number)).toEqual([1, 2]);
});

test("a report whose response got lost is resent unchanged, and newer counts go into the next one", async () => {
  answers = ["lost", 503];
  const site = reporter();
  site.add([...LANDING]);
  await nextAttempt();
  site.add([...LANDING]);
  site.add([...LANDING]);
  for (const pauseMs of [6000, 12_000, 3000]) await nextAttempt(pauseMs);
  await expect.poll(() => reports.length).toBe(4);
  expect(reports.map(({ number }) => number)).toEqual([1, 1, 1, 2]);
  expect(reports.map(viewsOf)).toEqual([[1], [1], [1], [2]]);
  expect(new Set(reports.map(({ source }) => source)).size).toBe(1);
});

test("at shutdown the site sends the remaining counts, in one attempt", async () => {
  const site = reporter();
  site.add([...LANDING]);
  await site.close();
  expect(reports).toHaveLength(1);
  const other = reporter();
  answers = [404];
  other.add([...LANDING]);
  await other.close();
  expect(reports).toHaveLength(2);
});

test("a report that the content system rejects as invalid isn't resent forever", async () => {
  answers = [400];
  const site = reporter();
  site.add([...LANDING]);
  await nextAttempt();
  site.add([...LANDING]);
  await nextAttempt();
  await expect.poll(() => reports.map(({ number }) => number)).toEqual([1, 2]);
});
