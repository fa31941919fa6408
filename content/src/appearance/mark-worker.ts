import { refused, restarting } from "../platform/http/refused.ts";
import { log } from "../platform/process/log.ts";
import { singleton } from "../platform/process/singleton.ts";
import { WorkerProcess } from "../platform/process/worker-process.ts";
import type { Mark } from "./prepare-mark.ts";

export type MarkJob = { address: string };

/** Timeout per mark, in ms; usually 100 ms. The site renders the mark again for icons and cards. */
const LONGEST_MS = 5_000;

const HEAP_MAX_MB = 256;

const worker = singleton(
  "mark-worker",
  () =>
    new WorkerProcess<MarkJob, Mark>({
      program: ["src", "appearance", "mark-process.ts"],
      nodeArguments: [`--max-old-space-size=${HEAP_MAX_MB}`, "--import", "tsx"],
      longestMs: LONGEST_MS,
    }),
);

/**
 * Prepares an uploaded mark for the website in a child process, since a malicious one can take any time and memory.
 *
 * @param address data URL of an SVG or a PNG
 * @throws APIError 400 with a German message, 503 if the process is stopped meanwhile
 */
export async function prepareMarkInProcess(address: string): Promise<Mark> {
  const answer = await worker.run({ address });
  if ("done" in answer) return answer.done;
  if ("refused" in answer) throw refused(answer.refused);
  if ("stopped" in answer) throw restarting();
  log.warn({ err: new Error(answer.failure) }, "mark refused");
  throw refused(
    "Dieses Zeichen ist zu aufwendig: Es zu prüfen, dauert zu lange oder braucht zu viel Speicher. Bitte vereinfachen Sie es (weniger Punkte in den Pfaden, keine Filter), oder nehmen Sie ein PNG.",
  );
}
