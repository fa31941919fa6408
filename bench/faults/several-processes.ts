import { setTimeout as pause } from "node:timers/promises";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { askFront } from "../../testing/front/ask.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { openLoop } from "../../testing/open-loop.ts";
import type { Campaign } from "./campaign.ts";
import { Cluster } from "./cluster.ts";

const SECONDS = 60;
const PAGES_PER_SECOND = 60;
const INQUIRIES_PER_SECOND = 10;

/** One is planned for each moment so far apart, in s. */
const PLAN_EVERY_S = 4;
const PLANS = SECONDS / PLAN_EVERY_S - 1;

/** How long one that was killed stays away, in ms: a supervisor's pause. */
const AWAY_MS = 2000;

/** How long all that was accepted may take to be done afterwards, in ms. */
const PATIENCE_MS = 120_000;

const PATHS = ["/", "/projekte", "/datenschutz", "/impressum", "/projekte?seite=2"];

/** Each process is killed in turn, or all are restarted in turn, while visitors look and write and plans come due. */
export const severalProcesses: Campaign = async (findings) => {
  const cluster = new Cluster();
  try {
    await cluster.start();
    for (const signal of ["SIGKILL", "SIGTERM"] as const) {
      findings.note(
        `${signal} to each in turn, ${PAGES_PER_SECOND} pages and ${INQUIRIES_PER_SECOND} inquiries a second`,
      );
      const planned = await plan(cluster, signal);
      const [pages, inquiries] = await Promise.all([
        look(cluster),
        write(cluster, signal),
        endEachInTurn(cluster, signal),
      ]);
      const failed = pages.filter((status) => status !== 200);
      findings.check(failed.length === 0, `${failed.length} of ${pages.length} pages failed: ${[...new Set(failed)]}`);
      const accepted = inquiries.filter(({ status }) => status === 200).map(({ subject }) => subject);
      findings.note(
        `pages ${pages.length}, failed ${failed.length}; inquiries ${inquiries.length}, accepted ${accepted.length}`,
      );
      const { lost, unsent } = await inquiriesAfter(cluster, accepted);
      findings.check(lost.length === 0, `accepted and not stored: ${lost.join("; ")}`);
      findings.check(unsent.length === 0, `stored and not mailed: ${unsent.join("; ")}`);
      const versions = await publishedVersions(cluster, planned);
      findings.check(
        versions.every((count) => count === 1),
        `planned for once, published so often: ${versions.join(", ")}`,
      );
      findings.note(`planned ${planned.length}, published ${versions.reduce((sum, count) => sum + count, 0)}`);
    }
    const ids = cluster.mail.received.map(({ messageId }) => messageId);
    findings.note(`in the mailbox ${ids.length}, of these a second time ${ids.length - new Set(ids).size}`);
  } finally {
    await cluster.end();
  }
};

/** Drafts that come due one after the other; their ids. */
async function plan(cluster: Cluster, name: string): Promise<number[]> {
  const database = await cluster.database();
  const token = await signInByRest(cluster.contentUrl, ADMINISTRATOR);
  const headers = { "content-type": "application/json", authorization: `JWT ${token}` };
  const moments = Array.from({ length: PLANS }, (_, n) => (n + 1) * PLAN_EVERY_S);
  const ids: number[] = [];
  for (const second of moments) {
    const body = JSON.stringify({ header: `${name} ${second}` });
    const response = await fetch(`${cluster.contentUrl}/api/projects?draft=true`, { method: "POST", headers, body });
    ids.push(((await response.json()) as { doc: { id: number } }).doc.id);
  }
  for (const [n, id] of ids.entries()) {
    await database.rows(
      `INSERT INTO payload_jobs (task_slug, queue, wait_until, input)
        VALUES ('schedulePublish', 'default', now() + $2 * interval '1 second', json_build_object('type', 'publish',
          'doc', json_build_object('relationTo', 'projects', 'value', $1::int)))`,
      [id, moments[n] ?? 0],
    );
  }
  await database.close();
  return ids;
}

const visitorOf = (index: number) => `203.0.${113 + (index % 20)}.${1 + (index % 250)}`;

/** The answers that visitors got, 0 for none. */
function look({ port, certificate: { text: ca } }: Cluster): Promise<number[]> {
  return openLoop({ rate: PAGES_PER_SECOND, seconds: SECONDS }, async (index) => {
    const path = PATHS[index % PATHS.length] ?? "/";
    return askFront({ port, ca }, path, { from: visitorOf(index) }).then(
      ({ status }) => status,
      () => 0,
    );
  });
}

function write({ port, certificate: { text: ca } }: Cluster, name: string) {
  return openLoop({ rate: INQUIRIES_PER_SECOND, seconds: SECONDS }, async (index) => {
    const subject = `${name} ${index}`;
    const from = `198.51.${index >> 8}.${index & 255}`;
    const question = { method: "POST", headers: INQUIRY_HEADERS, body: JSON.stringify(inquiry(subject)), from };
    const status = await askFront({ port, ca }, CONTACT_PATH, question).then(
      (answer) => answer.status,
      () => 0,
    );
    return { subject, status };
  });
}

/** Each of the processes, PostgreSQL last, ends once within the time, and comes back, as a supervisor does it. */
async function endEachInTurn(cluster: Cluster, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const { contents, sites, postgres } = cluster;
  const restart = (name: "content" | "site", apps: (typeof contents)[number]) => async () => {
    await apps.stop(name, signal);
    if (signal === "SIGKILL") await pause(AWAY_MS);
    apps.start(name);
    running.push(() => apps.isRunning(name) || apps.start(name));
  };
  // One that came up while PostgreSQL was not there has ended with a sentence.
  const running: (() => void)[] = [];
  const supervisor = setInterval(() => running.forEach((restartEnded) => void restartEnded()), AWAY_MS);
  const turns = [
    ...contents.map((apps) => restart("content", apps)),
    ...sites.map((apps) => restart("site", apps)),
    () => postgres.restart(signal === "SIGKILL" ? "SIGKILL" : "SIGINT"),
  ];
  const pauseMs = (SECONDS * 1000) / (turns.length + 1);
  const begun = performance.now();
  for (const [n, turn] of turns.entries()) {
    await pause(Math.max(0, begun + (n + 1) * pauseMs - performance.now()));
    await turn();
  }
  await pause(AWAY_MS * 2);
  clearInterval(supervisor);
}

async function inquiriesAfter(cluster: Cluster, accepted: string[]): Promise<{ lost: string[]; unsent: string[] }> {
  const database = await cluster.database();
  const until = performance.now() + PATIENCE_MS;
  const open = async () =>
    Number((await database.rows<{ n: string }>("SELECT count(*) AS n FROM inquiries WHERE status = 'new'"))[0]?.n);
  while ((await open()) > 0 && performance.now() < until) await pause(1000);
  const rows = await database.rows<{ subject: string }>("SELECT subject FROM inquiries");
  await database.close();
  const stored = new Set(rows.map(({ subject }) => subject));
  const mailed = new Set(cluster.mail.received.map(({ email }) => email.subject));
  return {
    lost: accepted.filter((subject) => !stored.has(subject)),
    unsent: accepted.filter((subject) => !mailed.has(`[Kontaktformular] ${subject}`)),
  };
}

/** How often each was published, once no plan is left. */
async function publishedVersions(cluster: Cluster, ids: number[]): Promise<number[]> {
  const database = await cluster.database();
  const until = performance.now() + PATIENCE_MS;
  const left = async () => (await database.rows("SELECT id FROM payload_jobs")).length;
  while ((await left()) > 0 && performance.now() < until) await pause(1000);
  const counts: number[] = [];
  for (const id of ids) {
    const [row] = await database.rows<{ n: string }>(
      "SELECT count(*) AS n FROM _projects_v WHERE parent_id = $1 AND version__status = 'published'",
      [id],
    );
    counts.push(Number(row?.n));
  }
  await database.close();
  return counts;
}
