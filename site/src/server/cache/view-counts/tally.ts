import { type FiguresSum, NAMES_MAX, OTHERS, SUMS_MAX } from "@schaufenster/contract/figures";

/** A page with its referrer and device, or a path that wasn't found. */
export type Counted = Pick<FiguresSum, "kind" | "name">;

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });

/** Daily sums (German time) in memory, within a limit: anything beyond it is dropped. */
export class Tally {
  readonly #sums = new Map<string, FiguresSum>();
  /** Maximum names per kind and day. */
  readonly #names = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#sums.size === 0;
  }

  add(counted: Counted, now: Date): void {
    const day = DAY.format(now);
    const { kind } = counted;
    const keyOf = (name: string) => `${day} ${kind} ${name}`;
    const known = this.#sums.has(keyOf(counted.name));
    const names = this.#names.get(keyOf("")) ?? 0;
    const name = !known && names >= (NAMES_MAX[kind] ?? Infinity) ? OTHERS : counted.name;
    const sum = this.#sums.get(keyOf(name));
    if (sum) {
      sum.views += 1;
      return;
    }
    if (this.#sums.size >= SUMS_MAX) return;
    this.#names.set(keyOf(""), names + 1);
    this.#sums.set(keyOf(name), { kind, name, day, views: 1 } as FiguresSum);
  }

  sums(): FiguresSum[] {
    return [...this.#sums.values()];
  }
}
