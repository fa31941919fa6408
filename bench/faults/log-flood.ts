import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { Agency } from "../../testing/agency.ts";
import { ask } from "../../testing/ask.ts";
import type { Campaign, Findings } from "./campaign.ts";

const REQUESTS = 2000;

/** Bytes that a request may cost on standard output (both apps) and in the access log. */
const MAX_BYTES = 1200;

const LONG = "%0d%0aforged%1b[31m".repeat(400);

/** Requests that visitors send, one of each by turns. */
const SENT: ((agency: Agency) => Promise<unknown>)[] = [
  (agency) => agency.get(`/${LONG}`),
  (agency) => agency.get(`/projekte/${LONG}`),
  (agency) => agency.get(`/graphql?query=${LONG}`),
  (agency) => agency.get(`/uploads/${LONG}`),
  (agency) => agency.get(`/api/${LONG}`),
  (agency) => agency.get("/", { "user-agent": "x".repeat(8000), referer: "y".repeat(4000) }),
  (agency) => agency.get("/", { "x-request-id": "a b c d e f", "x-forwarded-for": "'; DROP TABLE" }),
  (agency) => agency.inquire("x".repeat(3000)),
  (agency) =>
    post(
      agency,
      "/graphql",
      JSON.stringify({ operationName: "o".repeat(20_000), query: "query o{projects{data{id}}}" }),
    ),
  (agency) => post(agency, "/graphql", JSON.stringify({ query: `{${"f".repeat(20_000)}}` })),
  (agency) => post(agency, "/graphql", "{{{{"),
  (agency) => post(agency, "/api/users/login", JSON.stringify({ email: "x".repeat(9000), password: "x" })),
  (agency) => post(agency, "/api/users/login", "{{{{"),
  (agency) => post(agency, CONTACT_PATH, "x".repeat(60_000)),
  (agency) => post(agency, "/webhooks/published", "x".repeat(3000)),
];

const post = ({ url }: Agency, path: string, body: string) =>
  ask(url + path, { method: "POST", headers: { "content-type": "application/json" }, body });

/** Neither requests of visitors nor failures behind the site fill the log or the disk. */
export const logFlood: Campaign = async (findings, tries = REQUESTS) => {
  const agency = new Agency();
  await agency.start();
  await flood(findings, agency, tries);

  await agency.mail.down();
  const quiet = agency.output.length;
  for (let count = 0; count < 5; count += 1) await agency.inquire(`Ohne Mailserver, Nr. ${count}`);
  await later(40_000);
  const said = agency.output.slice(quiet);
  findings.note(`mail server away for 40 s: ${said.split("\n").length} lines, ${said.length} bytes`);
  findings.check(said.length < 20_000 && !said.includes("    at "), "a mail server that is away fills the log");
  await agency.mail.start();

  const pid = agency.pid("content");
  if (pid) process.kill(pid, "SIGSTOP");
  const from = agency.output.length;
  const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => agency.get(`/projekte/${index}`)));
  await later(2000);
  const down = agency.output.slice(from);
  if (pid) process.kill(pid, "SIGCONT");
  const stacks = down.split("\n").filter((line) => line.includes('"stack"')).length;
  findings.note(
    `content stands still, ${answers.length} requests: ${down.split("\n").length} lines, ${stacks} with a stack`,
  );
  findings.check(stacks <= 20, `${stacks} stacks for ${answers.length} requests`);
  await agency.end();
};

async function flood(findings: Findings, agency: Agency, requests: number): Promise<void> {
  const from = agency.output.length;
  const accessBefore = accessLogBytes(agency);
  for (let index = 0; index < requests; index += SENT.length) await Promise.all(SENT.map((send) => send(agency)));
  await later(1000);
  const output = agency.output.slice(from);
  const lines = output.split("\n").filter(Boolean);
  const longest = lines.reduce((a, b) => (a.length > b.length ? a : b), "");
  const access = accessLogBytes(agency) - accessBefore;
  const each = (bytes: number) => Math.round(bytes / requests);
  findings.note(
    `${requests} requests: ${(lines.length / requests).toFixed(2)} lines and ${each(output.length)} bytes each, longest line ${longest.length}; access log ${each(access)} bytes each`,
  );
  findings.check(each(output.length) < MAX_BYTES, `${each(output.length)} bytes a request on standard output`);
  findings.check(each(access) < MAX_BYTES, `${each(access)} bytes a request in the access log`);
  findings.check(longest.length < 8000, `a line of ${longest.length}: ${longest.slice(0, 300)}`);
  const strange = lines.filter((line) => !isJson(line));
  findings.check(strange.length === 0, `${strange.length} lines are not JSON, such as: ${strange[0]?.slice(0, 200)}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is looked for
  findings.check(!/[\x00-\x09\x0b-\x1f]/.test(output), "control characters in the log");
  for (let index = 0; index < requests; index += 1) findings.tries += 1;
}

function accessLogBytes({ dataDir }: Agency): number {
  const folder = join(dataDir, "logs");
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
