import PQueue from "p-queue";
import { schedule } from "../process/schedule.ts";
import { DatabaseBusy } from "./away.ts";

const MAX_WAIT_MS = 30_000;

/** Maximum queue length; any more would time out anyway. */
const MAX_WAITING = 200;

/** A mutex for writers, first come, first served (p-queue, with a limit and a timeout). */
export class WriteQueue {
  readonly #queue = new PQueue({ concurrency: 1 });

  /**
   * Runs an action in its turn.
   *
   * @throws DatabaseBusy if the queue is full or the turn doesn't come in time
   */
  async run<T>(action: () => Promise<T>): Promise<T> {
    if (this.#queue.size >= MAX_WAITING) throw new DatabaseBusy("Too many wait for the database");
    const waiting = new AbortController();
    const cancel = schedule.after(MAX_WAIT_MS, () => {
      waiting.abort(new DatabaseBusy(`The database was busy for more than ${MAX_WAIT_MS / 1000} s`));
    });
    const start = () => {
      cancel(); // the timeout is only for waiting: p-queue would start the next one beside this one
      return action();
    };
    return this.#queue.add(start, { signal: waiting.signal });
  }

  /**
   * Waits for a turn that the caller ends.
   *
   * @returns call it when done
   * @throws like {@link run}
   */
  acquire(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.run(() => new Promise<void>((release) => resolve(release))).catch(reject);
    });
  }
}
