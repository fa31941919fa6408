import type { OldAddressesQuery } from "@schaufenster/contract/documents";
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import { pause, type Schedule } from "../http/schedule.ts";
import type { KeptAnswer } from "./kept-answer.ts";

/** How long a visitor waits for a newer list. */
const PATIENCE_MS = 1000;

export class OldAddresses {
  readonly #answer: KeptAnswer<OldAddressesQuery>;
  readonly #schedule: Schedule;
  #read: OldAddressesQuery | null = null;
  #targets: ReadonlyMap<string, string> = new Map();

  constructor(answer: KeptAnswer<OldAddressesQuery>, schedule: Schedule) {
    this.#answer = answer;
    this.#schedule = schedule;
  }

  /**
   * The target for an address that this site doesn't have; null if there is none. Takes path and query. Never throws.
   */
  async find(address: string): Promise<string | null> {
    const renewed = this.#answer.get().catch(() => null);
    await Promise.race([renewed, pause(this.#schedule, PATIENCE_MS)]);
    const last = this.#answer.lastGood;
    if (last && last !== this.#read) this.#targets = targetsOf(last);
    this.#read = last;
    return findOldAddress(address, (key) => this.#targets.get(key));
  }
}

/** Leaves out targets that no browser could open. */
function targetsOf({ oldAddresses }: OldAddressesQuery): ReadonlyMap<string, string> {
  const usable = oldAddresses.filter(({ target }) => URL.canParse(target, "http://any.invalid"));
  return new Map(usable.map(({ address, target }) => [address, target]));
}
