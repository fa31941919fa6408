import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { sendPublishWebhook } from "../entry/publish-webhook.ts";
import { startEncoding } from "../files/encoding-queue.ts";
import { log } from "../platform/process/log.ts";
import { runProgram } from "../platform/process/own-process.ts";
import { UploadRefused, uploadedPath } from "./given-files.ts";
import { beginRun, changeRun, type Given, type MovingRun } from "./import-run.ts";

/** Memory limit, in MB: 1,500 posts take 200, besides the content system. */
const HEAP_MAX_MB = 1200;

const FAILED =
  "Der Umzug ist abgebrochen, ohne zu sagen, warum: Vielleicht braucht er mehr Speicher, als der Server hat. Was schon hier ist, bleibt. Bitte versuchen Sie es noch einmal; bleibt es dabei, sagen Sie es der Person, die den Server betreut.";

/** @param token of a Strapi; passed in the environment, which process lists don't show */
type Start = { what: MovingRun["what"]; given: Given; token: string; by: string };

/**
 * Starts a run in a child process, which records its progress. It continues when the user leaves, and ends with this
 * process.
 *
 * @throws AnotherRun if one is in progress; UploadRefused if a file is missing
 */
export async function startRun(payload: Payload, { what, given, token, by }: Start): Promise<void> {
  const args = await argumentsOf(what, given);
  const { id } = await beginRun(payload, { id: randomUUID(), by, what, given });
  const env = { NODE_ENV: "production", LOG_LEVEL: "error", MOVING_RUN: id, STRAPI_TOKEN: token };
  const nodeArguments = [`--max-old-space-size=${HEAP_MAX_MB}`];
  const program = { name: "The import", file: "../tools/moving-in/import-command.ts", args, nodeArguments, env };
  runProgram(program)
    .catch((error: unknown) => log.error({ err: error }, "an import failed"))
    .then(() => changeRun(payload, id, { outcome: "failed", endedAt: new Date().toISOString(), message: FAILED }))
    .catch(() => {}) // the run has recorded its end
    .then(() => (what === "move" ? tell(payload) : undefined))
    .catch((error: unknown) => log.error({ err: error }, "an import was not announced to the sites"));
}

/** Also after a failure: what it has written is public. */
async function tell(payload: Payload): Promise<void> {
  await sendPublishWebhook({ source: "import", id: null });
  startEncoding(payload);
}

async function argumentsOf(what: MovingRun["what"], given: Given): Promise<string[]> {
  const from = given.isAddress ? given.from : await Promise.all(given.from.map(pathOf));
  const { sites, overwrite, demo, sameAs } = given; // decisions are read where the run is noted: they may be many

  return [
    ...(what === "plan" ? ["--dry-run"] : []),
    ...(overwrite ? ["--overwrite"] : []),
    ...(demo ? [`--${demo}-demo`] : []),
    ...(sameAs ? [`--same-as=${sameAs}`] : sameAs === "" ? ["--another"] : []),
    ...sites.map((site) => `--site=${site}`),
    "--",
    ...from,
  ];
}

async function pathOf(name: string): Promise<string> {
  const path = await uploadedPath(name);
  if (path) return path;
  throw new UploadRefused(`„${name}“ ist nicht mehr da. Bitte laden Sie die Dateien noch einmal hoch.`);
}
