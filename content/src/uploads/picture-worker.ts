import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import PQueue from "p-queue";
import type { OutputInfo, SharpOptions } from "sharp";
import { singleton } from "../singleton.ts";

/** What is done with a picture: the name of a method of sharp, and its parameters. */
export type Step = [method: string, ...parameters: unknown[]];
/** What is made of one picture: the steps to each output. */
export type Job = { input: Uint8Array; options: SharpOptions; outputs: Step[][] };
export type Result = { data: Buffer; info: OutputInfo };
/** `unreadable` tells what sharp says of the picture, `failure` what has become of the process, `stopped` by which signal. */
export type Answer = { results: Result[] } | { unreadable: string } | { failure: string } | { stopped: string };

/** The longest that one job may take, in ms. A usual one takes a second, ten times as long on a busy machine. */
const LONGEST_MS = 5 * 60_000;

/** How long the process waits for another job before it ends, in ms. */
const IDLE_MS = 2000;

/** Run as it stands. The bundler must not take it for a part of the program. */
const PROGRAM = ["src", "uploads", "picture-process.mjs"];

/**
 * Nothing of content's own. glibc gives large blocks back at once, and has few places for small ones: half the memory for a
 * picture of 24 megapixels (mallopt(3)). Other systems do not read it.
 */
const ENVIRONMENT = { NODE_ENV: "production", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" } as const;

/** The process could not end its work: too much memory, too much time, a crash. Another picture may fare better. */
export class PictureProcessFailure extends Error {}

/** Somebody has told the process to stop: it is no fault of the picture. */
export class PictureProcessStopped extends Error {}

/** An editor waits for what is done with an upload, but nobody for its encodings. */
export type Kind = "upload" | "encoding";

/** How much less than others the process may compute (`nice`). */
const PRIORITY: Record<Kind, number> = {
  upload: constants.priority.PRIORITY_NORMAL,
  encoding: constants.priority.PRIORITY_BELOW_NORMAL,
};

/**
 * Works on pictures in a process of its own, one at a time: what this takes of memory goes with the process, and a picture
 * that crashes it harms nothing else. It is started with the first job and anew after a failure; it ends when there are no
 * more jobs, and with this process, however this one ends.
 */
class PictureWorker {
  readonly #priority: number;
  readonly #queue = new PQueue({ concurrency: 1 });
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  /** @param priority as `nice` has it */
  constructor(priority: number) {
    this.#priority = priority;
  }

  run(job: Job): Promise<Answer> {
    return this.#queue.add(() => this.#work(job));
  }

  async #work(job: Job): Promise<Answer> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    const settled = new AbortController();
    child.send(job);
    const answer = await Promise.race([answerOf(child, settled), endOf(child, settled), tooLate(settled)]).catch(
      (error: unknown) => ({ failure: String(error) }),
    );
    settled.abort();
    if ("failure" in answer || "stopped" in answer) {
      this.#child = null;
      child.kill("SIGKILL");
    }
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return answer;
  }

  #end(): void {
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
    collectGarbage();
  }

  #start(): ChildProcess {
    const child = fork(join(/* turbopackIgnore: true */ process.cwd(), ...PROGRAM), [], {
      env: ENVIRONMENT,
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // From here and not by itself: on Linux it holds for one thread and those that it starts later.
    // Where content's own is lower still, raising it is not allowed.
    if (child.pid) setPriority(child.pid, Math.max(this.#priority, getPriority()));
    child.on("error", () => {}); // who waits for an answer hears of it, too
    child.once("exit", () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }
}

/** What was uploaded lies outside of V8's heap, which is collected when V8 needs room: an idle process would keep it. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

async function answerOf(child: ChildProcess, { signal }: AbortController): Promise<Answer> {
  const [answer] = (await once(child, "message", { signal })) as [Answer];
  return answer;
}

async function endOf(child: ChildProcess, { signal }: AbortController): Promise<Answer> {
  const [code, by] = (await once(child, "exit", { signal })) as [number | null, NodeJS.Signals | null];
  return by === "SIGTERM" || by === "SIGINT" ? { stopped: by } : { failure: `The process has ended (${by ?? code}).` };
}

async function tooLate({ signal }: AbortController): Promise<Answer> {
  await pause(LONGEST_MS, undefined, { signal });
  return { failure: `The picture took longer than ${LONGEST_MS / 60_000} minutes.` };
}

/** One for each kind of work. */
export const workers = singleton<Record<Kind, PictureWorker>>("picture-workers", () => ({
  upload: new PictureWorker(PRIORITY.upload),
  encoding: new PictureWorker(PRIORITY.encoding),
}));

/**
 * Does one job in the process for its kind, so that an upload does not wait for an encoding.
 *
 * @throws PictureProcessFailure, PictureProcessStopped; Error with sharp's words when the picture cannot be read
 */
export async function workOnPicture(job: Job, kind: Kind): Promise<Result[]> {
  const answer = await workers[kind].run(job);
  // Thrown here, where it is known as what it is: the worker may be another bundle's.
  if ("stopped" in answer) throw new PictureProcessStopped(answer.stopped);
  if ("failure" in answer) throw new PictureProcessFailure(answer.failure);
  if ("unreadable" in answer) throw new Error(answer.unreadable);
  return answer.results;
}
