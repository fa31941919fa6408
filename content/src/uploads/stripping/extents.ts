/** Films have some hundred thousand parts; more than this are no film, but would take all memory. */
const MAX_EXTENTS = 500_000;

/** A part of a file: its first byte, and the one behind its last. */
export type Extent = { start: number; end: number };

/** A file that nothing can be shown of, or whose parts cannot be told apart. */
export class UnreadableFile extends Error {}

/** Parts of a file that are kept. */
export class Extents {
  readonly #all: Extent[] = [];

  /** @throws UnreadableFile when they are too many */
  add({ start, end }: Extent): void {
    const last = this.#all.at(-1);
    if (last?.end === start) last.end = end;
    else if (this.#all.push({ start, end }) > MAX_EXTENTS) throw new UnreadableFile("too many parts");
  }

  /** Zeroes the bytes between two places that are in none of the parts. */
  blankOthers(data: Buffer, from: number, to: number): void {
    this.#all.sort((a, b) => a.start - b.start);
    let done = from;
    for (const { start, end } of this.#all) {
      if (start >= to) break;
      if (start > done) data.fill(0, done, start);
      done = Math.max(done, end);
    }
    if (done < to) data.fill(0, done, to);
  }
}
