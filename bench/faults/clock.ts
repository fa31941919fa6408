import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { Agency } from "../../testing/agency.ts";
import { ask } from "../../testing/ask.ts";
import type { Campaign, Findings } from "./campaign.ts";

const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";

/** Where the clock is set to, as an offset from now in s, one after the other: a day, a year, and back each time. */
const DAY_S = 86_400;
const JUMPS_S = [DAY_S, 0, -DAY_S, 0, 400 * DAY_S, 0, -400 * DAY_S, 0];

/** Part of one core that a process may take without requests. */
const WILD = 0.5;

/** Somebody sets the clock while both run: the wall clock only, as the kernel does it. */
export const clock: Campaign = async (findings) => {
  if (!existsSync(LIBRARY)) return findings.check(false, "not run: install libfaketime");
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-clock-"));
  const file = join(folder, "offset");
  const setTo = (seconds: number) => writeFileSync(file, `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}s\n`);
  setTo(0);
  const agency = new Agency({
    settings: {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      CONTACT_RATE_PER_ADDRESS: "5",
    },
  });
  await agency.start();
  let visitor = 0;
  const accepted: string[] = [];
  const inquire = async (subject: string, address = `10.1.0.${++visitor}`) => {
    const answer = await agency.inquire(subject, { "x-forwarded-for": address });
    if (answer.status === 200) accepted.push(subject);
    return answer;
  };
  for (let count = 0; count < 5; count += 1) await inquire(`Viel, Nr. ${count}`, "10.9.9.9");
  let session = await agency.login();
  let at = 0;

  for (const [index, jump] of JUMPS_S.entries()) {
    const name = `clock at ${jump / DAY_S} days`;
    await agency.mail.down();
    const waiting = `Wartet, während die Uhr springt, Nr. ${index}`;
    await inquire(waiting);
    await later(1500); // its first attempt fails, and the next is noted by the clock of before
    setTo(jump);
    await agency.mail.start();
    const from = agency.output.length;
    findings.check((await agency.get("/")).status === 200, `${name}: no page`);
    const subject = `Nach dem Sprung, Nr. ${index}`;
    findings.check((await inquire(subject)).status === 200, `${name}: an inquiry was refused`);
    const late = await agency.undelivered([subject, waiting], 45_000);
    findings.check(late.length === 0, `${name}: not delivered: ${late.join("; ")}`);
    const limited = await inquire("Zu viel", "10.9.9.9");
    // A jump ahead may end the limit early; none may lock anybody out for longer than it lasts.
    const limitHolds = limited.status === 200 || (limited.status === 429 && Number(limited.retryAfter) <= 600);
    findings.check(limitHolds, `${name}: rate limit answered ${limited.status}, Retry-After ${limited.retryAfter}`);

    const { body } = await ask(`${agency.url}/api/users/me`, { headers: { authorization: `JWT ${session}` } });
    const isIn = body.includes('"email"');
    findings.check(isIn === jump < at, `${name}: the session of before ${isIn ? "still counts" : "is gone too early"}`);
    const token = await agency.login();
    [session, at] = [token, jump];
    const header = `Stand ${index} nach dem Sprung`;
    const published = await agency.publish(token, header);
    findings.check(
      published.status === 200,
      `${name}: signed in anew, a publish was answered with ${published.status}`,
    );
    await later(1500);
    const shown = (await agency.get("/", { "accept-encoding": "identity" })).body.includes(header);
    findings.check(shown, `${name}: a publish was not shown`);
    const said = agency.output.slice(from).split("\n").length;
    findings.check(said < 200, `${name}: ${said} lines in the log`);
    await calm(findings, agency, name);
  }
  const stored = (await agency.subjects()).length;
  findings.check(stored === accepted.length, `${stored} of ${accepted.length} inquiries are still there`);
  findings.note(`${JUMPS_S.length} jumps; accepted ${accepted.length}, still there ${stored}`);

  await agency.stop();
  setTo(400 * DAY_S);
  await agency.start();
  await later(3000);
  const kept = (await agency.subjects()).length;
  findings.check(kept === accepted.length, `started with a clock a year ahead: ${kept} of ${accepted.length} are left`);
  await agency.end();
  rmSync(folder, { recursive: true });
};

/** Without requests, neither process computes. */
async function calm(findings: Findings, agency: Agency, name: string): Promise<void> {
  const SECONDS = 3;
  const used = () => (["site", "content"] as const).map((app) => secondsOf(agency.pid(app)));
  const before = used();
  await later(SECONDS * 1000);
  used().forEach((seconds, index) => {
    const share = (seconds - (before[index] ?? 0)) / SECONDS;
    findings.check(
      share < WILD,
      `${name}: ${index === 0 ? "the site" : "content"} takes ${(share * 100).toFixed(0)} % of a core`,
    );
  });
}

/** Computing time of a process so far, in s (proc(5): a hundred ticks a second). */
function secondsOf(pid: number | null): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
