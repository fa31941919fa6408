import type { OldAddressesQuery } from "@schaufenster/contract/documents";
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import { pause, type Schedule } from "../schedule.ts";
import type { KeptAnswer } from "./kept-answer.ts";

/** How long a visitor waits for a newer list than the last one, in ms. */
const PATIENCE_MS = 1000;

/** Addresses of the agency's former website, and where they lead. */
export class OldAddresses {
  readonly #answer: KeptAnswer<OldAddressesQuery>;
  readonly #schedule: Schedule;
  #read: OldAddressesQuery | null = null;
  #targets: ReadonlyMap<string, string> = new Map();

  constructor(answer: KeptAnswer<OldAddressesQuery>, schedule: Schedule) {
    this.#answer = answer;
    this.#schedule = schedule;
  }

  /** Where an address leads that this site does not have; null where nobody has said. Takes path and query. Never throws. */
  async find(address: string): Promise<string | null> {
    const renewed = this.#answer.get().catch(() => null); // the client has logged why
    await Promise.race([renewed, pause(this.#schedule, PATIENCE_MS)]);
    const last = this.#answer.lastGood;
    if (last && last !== this.#read) this.#targets = targetsOf(last);
    this.#read = last;
    return findOldAddress(address, (key) => this.#targets.get(key));
  }
}

/** Without targets that no browser could open. */
function targetsOf({ oldAddresses }: OldAddressesQuery): ReadonlyMap<string, string> {
  const usable = oldAddresses.filter(({ target }) => URL.canParse(target, "http://any.invalid"));
  return new Map(usable.map(({ address, target }) => [address, target]));
}
