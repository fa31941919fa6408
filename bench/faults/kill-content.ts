import { setTimeout as later } from "node:timers/promises";
import { Agency } from "../../testing/agency.ts";
import { at, tally } from "../../testing/ask.ts";
import { openLoop } from "../../testing/open-loop.ts";
import type { Campaign } from "./campaign.ts";

const PATHS = ["/", "/projekte", "/projekte?seite=2", "/impressum", "/datenschutz"];

const PAGES_A_SECOND = 20;
const INQUIRIES_A_SECOND = 3;

/** From a kill to the next, in s. */
const ROUND_S = 20;

/** The content system is killed under load: pages go on, and nothing that was accepted is lost. */
export const killContent: Campaign = async (findings, tries = 5) => {
  const agency = new Agency();
  await agency.start();
  for (const path of PATHS) await agency.get(path);
  const accepted: string[] = [];

  for (let round = 1; round <= tries; round += 1) {
    const loads = Promise.all([
      openLoop({ rate: PAGES_A_SECOND, seconds: ROUND_S }, (index) => agency.get(PATHS[index % PATHS.length] ?? "/")),
      openLoop({ rate: INQUIRIES_A_SECOND, seconds: ROUND_S }, async (index) => {
        const subject = `Runde ${round}, Nr. ${index}`;
        const answer = await agency.inquire(subject);
        if (answer.status === 200) accepted.push(subject);
        return answer;
      }),
    ]);
    await later(2000);
    agency.kill("content");
    const killed = performance.now();
    while ((await agency.get("/graphql?query={projects{meta{pagination{total}}}}")).status !== 200) await later(50);
    const backS = (performance.now() - killed) / 1000;
    const [pages, inquiries] = await loads;
    findings.note(
      `kill ${round}: content back after ${backS.toFixed(1)} s; pages ${tally(pages)}, p99 ${at(pages, 0.99)} ms; inquiries ${tally(inquiries)}`,
    );
    for (const { status } of pages) findings.check(status === 200, `a page was answered with ${status || "nothing"}`);
    for (const { status, body } of inquiries) {
      const isRefused = status === 503 && /Bitte versuchen Sie es .* noch einmal/.test(body);
      const isUnknown = status === 504 && /Ob Ihre Nachricht angekommen ist, wissen wir nicht/.test(body);
      const isClear = status === 200 || isRefused || isUnknown;
      findings.check(isClear, `an inquiry was answered with ${status || "nothing"}: ${body.slice(0, 100)}`);
    }
  }
  const missing = await agency.undelivered(accepted);
  findings.check(missing.length === 0, `accepted and not delivered: ${missing.join("; ")}`);
  findings.note(`accepted ${accepted.length}, not delivered ${missing.length}`);
  await agency.end();
};
