import PQueue from "p-queue";
import { memoryLimits } from "./machine-memory.mjs";
import { singleton } from "./singleton.ts";

/** Bounds how many processes work on files at the same time. Where only one may, that of another kind ends first. */
export class Turns {
  readonly #queue: PQueue;
  readonly #atOnce: number;
  #last: { owner: object; end: () => void } | null = null;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
    this.#queue = new PQueue({ concurrency: atOnce });
  }

  /**
   * @param nice how far behind others it comes
   * @param end ends the owner's process, which may be idle by then
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

/** As many as the machine has memory for. */
export const turnsOfMachine = (): Turns => singleton("process-turns", () => new Turns(memoryLimits().processesAtOnce));
