import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from "payload";
import { afterCommit } from "../database/after-commit.ts";
import type { Media } from "../payload-types.ts";
import { log } from "../process/log.ts";
import { singleton } from "../process/singleton.ts";
import { fileNames } from "./file-names.ts";

/** Other processes on the same database fill and empty the trash too. In ms. */
const MAX_AGE_MS = 60_000;

/** Wait after a failure before the database is asked again, in ms. */
const RETRY_MS = 1000;

/** `names` is the last answer that is known, null before the first; `askAgainAt` by the clock, in ms. */
type Withheld = { names: Set<string> | null; askAgainAt: number; reading: Promise<Set<string>> | null };

const withheld = singleton<Withheld>("withheld-files", () => ({ names: null, askAgainAt: 0, reading: null }));

async function readNames(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: "media",
    where: { deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
    select: { filename: true, sizes: true },
  });
  return new Set(docs.flatMap((media) => fileNames(media as Media)));
}

/** Reads the files that are withheld now. An answer that was begun before the trash changed is not kept. */
async function refresh(payload: Payload): Promise<Set<string>> {
  withheld.reading ??= readNames(payload);
  const { reading } = withheld;
  try {
    const names = await reading;
    const askAgainAt = Date.now() + MAX_AGE_MS;
    if (withheld.reading === reading) Object.assign(withheld, { names, askAgainAt, reading: null });
    return withheld.names ?? names;
  } catch (error) {
    if (withheld.reading === reading) Object.assign(withheld, { askAgainAt: Date.now() + RETRY_MS, reading: null });
    if (!withheld.names) throw error;
    log.error({ err: error }, "files of the trash not read; those known before stay withheld");
    return withheld.names;
  }
}

/**
 * Whether a file belongs to an entry in the trash: it lies on the disk until the trash is emptied, but is not public. While
 * the database does not answer, the last answer holds.
 *
 * @throws Error when there has been no answer yet
 */
export async function isWithheld(payload: Payload, name: string): Promise<boolean> {
  const { names: known, askAgainAt } = withheld;
  const names = known && Date.now() < askAgainAt ? known : await refresh(payload);
  return names.has(name.normalize("NFC"));
}

/** The trash has changed, by these files. */
function note(media: Media, isInTrash: boolean): void {
  for (const name of fileNames(media)) isInTrash ? withheld.names?.add(name) : withheld.names?.delete(name);
  Object.assign(withheld, { askAgainAt: 0, reading: null });
}

export const withholdAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  const isInTrash = Boolean(doc.deletedAt);
  if (isInTrash !== Boolean(previousDoc?.deletedAt)) await afterCommit(req, () => note(doc, isInTrash));
  return doc;
};

export const withholdAfterDelete: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await afterCommit(req, () => note(doc, false));
  return doc;
};
