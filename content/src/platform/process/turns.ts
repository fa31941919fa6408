import PQueue from "p-queue";
import { memoryLimits } from "./machine-memory.mjs";
import { singleton } from "./singleton.ts";

/** Limits how many processes work on files at once. If only one may, an idle one of another kind is ended first. */
export class Turns {
  readonly #queue: PQueue;
  readonly #atOnce: number;
  #last: { owner: object; end: () => void } | null = null;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
    this.#queue = new PQueue({ concurrency: atOnce });
  }

  /**
   * @param nice its priority; higher values wait longer
   * @param end ends the owner's process, which may be idle
   */
  take<Done>({ owner, nice, end }: { owner: object; nice: number; end: () => void }, work: () => Promise<Done>) {
    return this.#queue.add(
      () => {
        if (this.#atOnce === 1 && this.#last?.owner !== owner) this.#last?.end();
        this.#last = { owner, end };
        return work();
      },
      { priority: -nice },
    );
  }
}

export const turnsOfMachine = (): Turns => singleton("process-turns", () => new Turns(memoryLimits().processesAtOnce));
