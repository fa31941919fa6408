import PQueue from "p-queue";
import { schedule } from "../process/schedule.ts";
import { DatabaseBusy } from "./away.ts";

/** How long a writer waits for its turn before it gives up, in ms. */
const MAX_WAIT_MS = 30_000;

/** Most writers that wait for their turn; any more would give up anyway. */
const MAX_WAITING = 200;

/** Lets one writer at a time through, in the order in which they came (p-queue, with an end and a longest wait). */
export class WriteQueue {
  readonly #queue = new PQueue({ concurrency: 1 });

  /**
   * Runs one action when its turn has come.
   *
   * @throws DatabaseBusy when too many are waiting, or the turn does not come in time
   */
  async run<T>(action: () => Promise<T>): Promise<T> {
    if (this.#queue.size >= MAX_WAITING) throw new DatabaseBusy("Too many wait for the database");
    const waiting = new AbortController();
    const cancel = schedule.after(MAX_WAIT_MS, () => {
      waiting.abort(new DatabaseBusy(`The database was busy for more than ${MAX_WAIT_MS / 1000} s`));
    });
    const start = () => {
      cancel(); // the limit is for waiting alone: p-queue would start the next one beside this one
      return action();
    };
    return this.#queue.add(start, { signal: waiting.signal });
  }

  /**
   * Waits for a turn that ends when the caller says so.
   *
   * @returns to be called when done
   * @throws as {@link run} does
   */
  acquire(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.run(() => new Promise<void>((release) => resolve(release))).catch(reject);
    });
  }
}
