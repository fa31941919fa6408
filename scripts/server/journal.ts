import { rmSync } from "node:fs";
import { join } from "node:path";
import { PLACES } from "./machine.ts";
import { readNote } from "./versions.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * A change of version that is under way, so that whoever comes after a kill or a power failure can end it.
 * "backup": nothing was changed. "trial": the database may have been brought up to date. "switched": the new version is
 * the one that units start.
 */
export type Journal = {
  phase: "backup" | "trial" | "switched";
  from: string;
  to: string;
  /** Made of what there was when nothing wrote to it any more; empty before that. */
  backup: string;
  /** Whether data have to be put back when it goes back. */
  touchesData: boolean;
  at: string;
};

/** The last change that came to its end: the way back. */
export type Installed = Pick<Journal, "from" | "to" | "backup" | "touchesData" | "at">;

const JOURNAL = ".update.json";
const INSTALLED = ".installed.json";

function write(name: string, note: object): void {
  try {
    writeWhole(join(PLACES.versions, name), JSON.stringify(note), 0o600);
  } catch (error) {
    throw new Error(`No note can be written in ${PLACES.versions}: ${(error as Error).message}`, { cause: error });
  }
}

export const readJournal = (): Journal | null => readNote<Journal>(JOURNAL);
export const writeJournal = (journal: Journal): void => write(JOURNAL, journal);
export const readInstalled = (): Installed | null => readNote<Installed>(INSTALLED);
export const writeInstalled = ({ from, to, backup, touchesData, at }: Installed): void =>
  write(INSTALLED, { from, to, backup, touchesData, at });
export const endJournal = (): void => rmSync(join(PLACES.versions, JOURNAL), { force: true });
