import { type ChildProcess, fork } from "node:child_process";
import { on, once } from "node:events";
import { writeFile } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import PQueue from "p-queue";
import { type Cancel, schedule } from "./schedule.ts";
import { type Turns, turnsOfMachine } from "./turns.ts";

/**
 * Outcome of a job: `refused` by the program, `failure` of the process because of it, or `stopped` for a reason that
 * isn't the job's fault.
 */
export type Answer<Done> = { done: Done } | { refused: string } | { failure: string } | { stopped: string };

/** Messages of the program: that it has begun a job, and the job's outcome. */
type Message<Done> = { began: true } | Answer<Done>;

type Options = {
  /** Path of the program, in segments from content's folder. Not bundled. */
  program: string[];
  nodeArguments?: string[];
  /** `nice` value; 0 by default. */
  priority?: number;
  longestMs: number;
  /** Shared with others that must not run at the same time. */
  turns?: Turns;
};

/** When memory runs out, Linux kills this process rather than content (proc(5), oom_score_adj); ignored elsewhere. */
const KILLED_FIRST = "500";

/** Idle time before the process ends: in ms, and at least this multiple of its load time. */
const IDLE = { ms: 2000, loadings: 3 };

/** Timeout for loading the program, in ms: usually a second, much longer on a busy machine. */
const LOADING_MAX_MS = 60_000;

/**
 * Contains none of content's variables. glibc returns large blocks at once and keeps few arenas: half the memory for a
 * picture of 24 megapixels (mallopt(3)). Ignored elsewhere.
 */
const ENVIRONMENT = { NODE_ENV: "production", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" } as const;

/**
 * Processes untrusted input in a child process, one job at a time: its memory and time are freed with the process, and
 * a crash harms nothing else. The process starts with the first job and restarts after a failure; it ends when idle,
 * and when this process ends for any reason.
 */
export class WorkerProcess<Job extends object, Done> {
  readonly #options: Options;
  readonly #queue = new PQueue({ concurrency: 1 });
  #child: ChildProcess | null = null;
  #cancelIdle: Cancel = () => {};
  #idleMs = IDLE.ms;

  constructor(options: Options) {
    this.#options = options;
  }

  run(job: Job): Promise<Answer<Done>> {
    const { priority: nice = 0, turns = turnsOfMachine() } = this.#options;
    const turn = { owner: this, nice, end: () => this.#end() };
    return this.#queue.add(() => turns.take(turn, () => this.#work(job)));
  }

  async #work(job: Job): Promise<Answer<Done>> {
    this.#cancelIdle();
    this.#child ??= this.#start();
    const child = this.#child;
    const settled = new AbortController();
    const answers = [this.#answerOf(child, job, settled), endOf(child, settled)];
    const answer = await Promise.race(answers).catch((error: unknown) => ({ failure: String(error) }));
    settled.abort();
    if ("failure" in answer || "stopped" in answer) {
      this.#child = null;
      child.kill("SIGKILL");
    }
    this.#cancelIdle = schedule.after(this.#idleMs, () => this.#end());
    return answer;
  }

  /** Load time doesn't count for the job. */
  async #answerOf(child: ChildProcess, job: Job, { signal }: AbortController): Promise<Answer<Done>> {
    const { longestMs } = this.#options;
    const messages = on(child, "message", { signal });
    const next = async () => (await messages.next()).value[0] as Message<Done>;
    const late = (ms: number, answer: Answer<Done>) =>
      new Promise<Answer<Done>>((resolve) => {
        const cancel = schedule.after(ms, () => resolve(answer));
        signal.addEventListener("abort", cancel);
      });
    child.send(job);
    const first = await Promise.race([next(), late(LOADING_MAX_MS, { stopped: "It did not load in time." })]);
    if (!("began" in first)) return first;
    const answer = await Promise.race([
      next(),
      late(longestMs, { failure: `It took longer than ${longestMs / 1000} s.` }),
    ]);
    return "began" in answer ? { failure: "The process began the job twice." } : answer;
  }

  #end(): void {
    this.#child?.kill("SIGKILL"); // it writes no file
    this.#child = null;
    collectGarbage();
  }

  #start(): ChildProcess {
    const { program, nodeArguments = [], priority = 0 } = this.#options;
    const begun = schedule.now();
    const child = fork(join(/* turbopackIgnore: true */ process.cwd(), ...program), [], {
      env: ENVIRONMENT,
      execArgv: nodeArguments,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Set by the parent: a process that sets its own value on Linux changes one thread and those started later. If
    // content's own is even lower, raising it isn't allowed.
    if (child.pid) setPriority(child.pid, Math.max(priority, getPriority()));
    writeFile(`/proc/${child.pid}/oom_score_adj`, KILLED_FIRST).catch(() => {});
    child.once("message", () => {
      this.#idleMs = Math.max(IDLE.ms, IDLE.loadings * (schedule.now() - begun));
    });
    child.on("error", () => {}); // the caller gets the error, too
    child.once("exit", () => {
      if (this.#child === child) this.#child = null;
    });
    return child;
  }
}

/** Frees the memory of messages, which is outside of V8's heap: an idle process would keep it. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

async function endOf(child: ChildProcess, { signal }: AbortController) {
  const [code, by] = (await once(child, "exit", { signal })) as [number | null, NodeJS.Signals | null];
  return by === "SIGTERM" || by === "SIGINT" ? { stopped: by } : { failure: `The process has ended (${by ?? code}).` };
}
