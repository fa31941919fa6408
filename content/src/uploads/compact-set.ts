import { createHash } from "node:crypto";

/** Bytes of a hash that a number holds exactly. */
const HASH_BYTES = 6;

/**
 * A set of texts of any length that takes eight bytes for each: 2 MB for 240,000 names, which would take 30 MB. It keeps
 * their hashes; of a million texts, one that was not added is taken for one of them once in 280 million times.
 */
export class CompactSet {
  #hashes = new Float64Array(1024);
  #size = 0;
  #isSorted = true;

  get size(): number {
    return this.#size;
  }

  add(text: string): void {
    if (this.#size === this.#hashes.length) {
      const larger = new Float64Array(2 * this.#size);
      larger.set(this.#hashes);
      this.#hashes = larger;
    }
    this.#hashes[this.#size++] = hashOf(text);
    this.#isSorted = false;
  }

  has(text: string): boolean {
    if (!this.#isSorted) this.#hashes.subarray(0, this.#size).sort();
    this.#isSorted = true;
    const hash = hashOf(text);
    let [from, to] = [0, this.#size];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#hashes[middle] ?? 0) < hash) from = middle + 1;
      else to = middle;
    }
    return from < this.#size && this.#hashes[from] === hash;
  }
}

const hashOf = (text: string) => createHash("md5").update(text).digest().readUIntBE(0, HASH_BYTES);
