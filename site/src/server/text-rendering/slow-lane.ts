import { Worker } from "node:worker_threads";
import { plainText, type RenderedText, type TextJob } from "../../content/markdown/texts.ts";

/** Memory that a text may need, in MB. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** Starts the worker beside the built main.js; in development and tests its source, through a loader. */
function newWorker(): Worker {
  if (import.meta.url.endsWith(".js"))
    return new Worker(new URL("./text-worker.js", import.meta.url), { resourceLimits: MEMORY, execArgv: [] });
  const source = JSON.stringify(new URL("./text-worker.ts", import.meta.url).href);
  const load = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { eval: true, resourceLimits: MEMORY });
}

/** Resolves with a worker's next message; null when it ends instead, or when it does not answer in time, in ms. */
function answerOf(worker: Worker, withinMs = Number.POSITIVE_INFINITY): Promise<unknown> {
  return new Promise((resolve) => {
    const end = (answer: unknown) => {
      clearTimeout(timer);
      worker.removeAllListeners("message").removeAllListeners("error").removeAllListeners("exit");
      worker.on("error", () => {}); // what comes after the answer was asked by no one
      resolve(answer);
    };
    const timer = withinMs < Number.POSITIVE_INFINITY ? setTimeout(() => end(null), withinMs) : undefined;
    worker.once("message", end);
    for (const event of ["error", "exit"]) worker.once(event, () => end(null));
  });
}

/** One text after another, in a thread of its own that begins with the first and is ended by one that takes too long. */
export class SlowLane {
  readonly #maxMs: number;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** @param maxMs longest time that one text may take, in ms */
  constructor(maxMs: number) {
    this.#maxMs = maxMs;
  }

  /** Never fails. */
  render(job: TextJob): Promise<RenderedText> {
    const next = this.#last.then(() => this.#run(job));
    this.#last = next;
    return next;
  }

  async #run(job: TextJob): Promise<RenderedText> {
    const worker = this.#worker ?? (await this.#start());
    if (!worker) return plainText(job.text);
    worker.postMessage(job);
    const rendered = (await answerOf(worker, this.#maxMs)) as RenderedText | null;
    if (rendered) return rendered;
    this.#worker = null;
    void worker.terminate();
    return plainText(job.text);
  }

  async #start(): Promise<Worker | null> {
    const worker = newWorker();
    worker.unref();
    const isReady = (await answerOf(worker)) !== null;
    this.#worker = isReady ? worker : null;
    return this.#worker;
  }
}
