import { setTimeout as later } from "node:timers/promises";
import { Agency } from "../../testing/agency.ts";
import { type Answer, at, tally } from "../../testing/ask.ts";
import { closedLoop, openLoop } from "../../testing/open-loop.ts";
import type { Campaign, Findings } from "./campaign.ts";
import { insertProjects } from "./many-projects.ts";

const PROJECTS = 5000;

/** Numbers of the added projects begin here, far from those of the demo agency. */
const FIRST = 1000;

const MEASURE_S = 6;
const OVERLOAD_S = 10;

/** How soon after the load all has to be as before, in ms, and the longest a visitor may wait for any answer. */
const RECOVERED_MS = 5000;
const ANSWERED_MS = 10_000;

/** More memory than at rest that a process may take, in MB. */
const MEMORY_MB = 500;

/** Twice the rate that can be sustained, at the contact form and at pages that no cache holds. */
export const overload: Campaign = async (findings) => {
  const agency = new Agency();
  await agency.fill();
  await agency.database((client) => insertProjects(client, PROJECTS, FIRST));
  await agency.start();
  const idle = { site: agency.megabytes("site"), content: agency.megabytes("content") };
  findings.note(`at rest: ${agency.memory()}`);

  let next = FIRST;
  const page = () => agency.get(`/projekte/${1 + next++}-projekt-nummer-${next}`);
  await overloaded(findings, agency, "pages", page);

  const accepted: string[] = [];
  let inquiries = 0;
  const inquire = async () => {
    const subject = `Anfrage Nr. ${++inquiries}`;
    const answer = await agency.inquire(subject);
    if (answer.status === 200) accepted.push(subject);
    return answer;
  };
  await overloaded(findings, agency, "inquiries", inquire);
  const missing = await agency.undelivered(accepted);
  findings.check(missing.length === 0, `${missing.length} of ${accepted.length} accepted inquiries were not delivered`);
  findings.note(`accepted ${accepted.length}, not delivered ${missing.length}; afterwards: ${agency.memory()}`);
  for (const name of ["site", "content"] as const) {
    const more = agency.megabytes(name) - idle[name];
    findings.check(more < MEMORY_MB, `${name} holds ${more} MB more than before`);
  }
  await agency.end();
};

async function overloaded(
  findings: Findings,
  agency: Agency,
  what: string,
  send: () => Promise<Answer>,
): Promise<void> {
  await closedLoop({ atOnce: 4, seconds: 2 }, send);
  const sustained = await closedLoop({ atOnce: 4, seconds: MEASURE_S }, send);
  const rate = Math.ceil(2 * sustained);
  const cached: Answer[] = [];
  let loaded = true;
  const watching = (async () => {
    while (loaded) {
      cached.push(await agency.get("/"));
      await later(200);
    }
  })();
  const [answers, during] = await Promise.all([
    openLoop({ rate, seconds: OVERLOAD_S }, send),
    later(OVERLOAD_S * 900).then(() => agency.memory()),
  ]);
  loaded = false;
  await watching;
  const refused = answers.filter(({ status }) => status === 503);
  findings.note(
    `${what}: sustained ${sustained.toFixed(0)}/s, sent ${rate}/s for ${OVERLOAD_S} s: ${tally(answers)}; p50 ${at(answers, 0.5)} ms, p99 ${at(answers, 0.99)} ms; refused p50 ${at(refused, 0.5)} ms; landing page meanwhile ${tally(cached)}, p99 ${at(cached, 0.99)} ms; ${during}`,
  );
  for (const { status, retryAfter, body, ms } of answers) {
    const isClear = status === 503 && retryAfter !== null && /Bitte versuchen Sie es/.test(body);
    findings.check([200, 301].includes(status) || isClear, `${what}: ${status || "no answer"} ${body.slice(0, 80)}`);
    if (ms > ANSWERED_MS) findings.check(false, `${what}: an answer took ${Math.round(ms)} ms`);
  }
  for (const { status } of cached) findings.check(status === 200, `landing page meanwhile: ${status || "no answer"}`);

  const ended = performance.now();
  let quick = 0;
  while (quick < 5 && performance.now() - ended < 60_000) {
    const { status, ms } = await send();
    quick = [200, 301].includes(status) && ms < 1000 ? quick + 1 : 0;
  }
  const recoveredMs = Math.round(performance.now() - ended);
  findings.note(`${what}: five quick answers in a row ${recoveredMs} ms after the load`);
  findings.check(recoveredMs < RECOVERED_MS, `${what}: recovered only after ${recoveredMs} ms`);
}
