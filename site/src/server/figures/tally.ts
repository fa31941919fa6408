import { type FiguresSum, OTHER_REFERRERS, REFERRERS_MAX, SUMS_MAX } from "@schaufenster/contract/figures";

/** One or more things seen at the same time: a page, where from, on what. */
export type Counted = Pick<FiguresSum, "kind" | "name">;

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });

/** Sums of the days in Germany, in memory. They are bounded: what has no room is left out. */
export class Tally {
  readonly #sums = new Map<string, FiguresSum>();
  readonly #referrers = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#sums.size === 0;
  }

  add(counted: Counted, now: Date = new Date()): void {
    const day = DAY.format(now);
    const { kind } = counted;
    const keyOf = (name: string) => `${day} ${kind} ${name}`;
    const known = this.#sums.has(keyOf(counted.name));
    const hosts = this.#referrers.get(day) ?? 0;
    const name = kind === "referrer" && !known && hosts >= REFERRERS_MAX ? OTHER_REFERRERS : counted.name;
    const sum = this.#sums.get(keyOf(name));
    if (sum) {
      sum.views += 1;
      return;
    }
    if (this.#sums.size >= SUMS_MAX) return;
    if (kind === "referrer") this.#referrers.set(day, hosts + 1);
    this.#sums.set(keyOf(name), { kind, name, day, views: 1 } as FiguresSum);
  }

  sums(): FiguresSum[] {
    return [...this.#sums.values()];
  }
}
