import { setTimeout as pause } from "node:timers/promises";
import type { Campaign, Findings } from "./campaign.ts";
import { Cluster } from "./cluster.ts";
import { plan, publishedVersions } from "./planned-entries.ts";
import { untilEncoded, uploadPictures, uploadsAfter } from "./uploads.ts";
import { inquiriesAfter, look, shownPictures, write } from "./visitors.ts";

const SECONDS = 60;
const PAGES_PER_SECOND = 60;
const PICTURES_PER_SECOND = 10;
const INQUIRIES_PER_SECOND = 10;

/** How long one that was killed stays away, in ms: a supervisor's pause. */
const AWAY_MS = 2000;

/** How long all that was accepted may take to be done afterwards, in ms. */
const PATIENCE_MS = 240_000;

const PATHS = ["/", "/projekte", "/datenschutz", "/impressum", "/projekte?seite=2"];

/** Width of the first picture of each round: names come from the content. */
const WIDTHS = { SIGKILL: 1100, SIGTERM: 1300 } as const;

type Signal = keyof typeof WIDTHS;

/**
 * Each process is killed in turn, or all are restarted in turn, while visitors look and write, plans come due and pictures
 * are uploaded.
 */
export const severalProcesses: Campaign = async (findings) => {
  const cluster = new Cluster();
  try {
    await cluster.start();
    await untilEncoded(cluster, PATIENCE_MS); // the demo agency's pictures: a first start is another matter
    await round(cluster, "SIGKILL", findings);
    await round(cluster, "SIGTERM", findings);
    const ids = cluster.mail.received.map(({ messageId }) => messageId);
    findings.note(`in the mailbox ${ids.length}, of these a second time ${ids.length - new Set(ids).size}`);
  } finally {
    await cluster.end();
  }
};

async function round(cluster: Cluster, signal: Signal, findings: Findings): Promise<void> {
  findings.note(`${signal} to each in turn, ${PAGES_PER_SECOND} pages and ${INQUIRIES_PER_SECOND} inquiries a second`);
  const shown = await shownPictures(cluster);
  const planned = await plan(cluster, signal, SECONDS);
  const [pages, pictures, inquiries, uploads] = await Promise.all([
    look(cluster, PATHS, { rate: PAGES_PER_SECOND, seconds: SECONDS }),
    look(cluster, shown, { rate: PICTURES_PER_SECOND, seconds: SECONDS }),
    write(cluster, signal, { rate: INQUIRIES_PER_SECOND, seconds: SECONDS }),
    uploadPictures(cluster, { width: WIDTHS[signal], seconds: SECONDS }),
    endEachInTurn(cluster, signal),
  ]);
  const answers = { pages, pictures, inquiries: inquiries.statuses, uploads: uploads.statuses };
  for (const [what, statuses] of Object.entries(answers)) findings.note(`${what}: ${tally(statuses)}`);
  for (const [what, statuses] of Object.entries({ pages, pictures })) {
    const failed = statuses.filter((status) => status !== 200);
    findings.check(failed.length === 0, `${failed.length} of ${statuses.length} ${what} failed`);
  }

  const { lost, unsent } = await inquiriesAfter(cluster, inquiries.accepted, PATIENCE_MS);
  findings.check(lost.length === 0, `accepted and not stored: ${lost.join("; ")}`);
  findings.check(unsent.length === 0, `stored and not mailed: ${unsent.join("; ")}`);

  const versions = await publishedVersions(cluster, planned, PATIENCE_MS);
  findings.note(`planned ${planned.length}, published ${versions.reduce((sum, count) => sum + count, 0)}`);
  findings.check(
    versions.every((count) => count === 1),
    `planned for once, published so often: ${versions.join(", ")}`,
  );

  const after = await uploadsAfter(cluster, uploads.accepted, PATIENCE_MS);
  findings.note(`files of the library ${after.files}, broken ${after.broken.length}`);
  findings.check(after.lost.length === 0, `uploads accepted and not there: ${after.lost.join(", ")}`);
  findings.check(after.notEncoded === 0, `${after.notEncoded} pictures are not encoded`);
  findings.check(after.broken.length === 0, `files that visitors do not get: ${after.broken.join(", ")}`);
}

/** How often each status came: `200 × 3590, 503 × 10`; 0 is no answer. */
function tally(statuses: number[]): string {
  const count = (status: number) => statuses.filter((each) => each === status).length;
  return [...new Set(statuses)].map((status) => `${status} × ${count(status)}`).join(", ");
}

/** Each of the processes, the stores last, ends once within the time, and comes back, as a supervisor does it. */
async function endEachInTurn({ contents, sites, s3, postgres }: Cluster, signal: Signal): Promise<void> {
  const untilBack = async () => void (signal === "SIGKILL" && (await pause(AWAY_MS)));
  const restart = (name: "content" | "site", apps: (typeof contents)[number]) => async () => {
    await apps.stop(name, signal);
    await untilBack();
    apps.start(name);
    running.push(() => apps.isRunning(name) || apps.start(name));
  };
  // One that came up while PostgreSQL was not there has ended with a sentence.
  const running: (() => void)[] = [];
  const supervisor = setInterval(() => running.forEach((restartEnded) => void restartEnded()), AWAY_MS);
  const turns = [
    ...contents.map((apps) => restart("content", apps)),
    ...sites.map((apps) => restart("site", apps)),
    async () => {
      await s3.stop(signal);
      await untilBack();
      await s3.start();
    },
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
