import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from "payload";
import { afterCommit } from "../database/after-commit.ts";
import { log } from "../log.ts";
import type { Media } from "../payload-types.ts";
import { fileNames } from "./file-names.ts";

/** Other processes on the same database fill and empty the trash too. In ms. */
const MAX_AGE_MS = 60_000;

type Withheld = { names: Promise<ReadonlySet<string>>; at: number };

/** Kept with the process: Next bundles routes and instrumentation apart, each with its own copy of this module. */
const WITHHELD = Symbol.for("schaufenster.withheld-files");
const home = globalThis as typeof globalThis & { [WITHHELD]?: Withheld };

async function readNames(payload: Payload): Promise<ReadonlySet<string>> {
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

/** Whether a file belongs to an entry in the trash: it lies on the disk until the trash is emptied, but is not public. */
export async function isWithheld(payload: Payload, name: string): Promise<boolean> {
  if (!home[WITHHELD] || Date.now() - home[WITHHELD].at > MAX_AGE_MS) {
    home[WITHHELD] = { names: readNames(payload), at: Date.now() };
  }
  try {
    return (await home[WITHHELD].names).has(name.normalize("NFC"));
  } catch (error) {
    home[WITHHELD] = undefined;
    log.error({ err: error }, "files of the trash not known");
    return false;
  }
}

function forget(): void {
  home[WITHHELD] = undefined;
}

export const withholdAfterChange: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, req }) => {
  if (Boolean(doc.deletedAt) !== Boolean(previousDoc?.deletedAt)) await afterCommit(req, forget);
  return doc;
};

export const withholdAfterDelete: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await afterCommit(req, forget);
  return doc;
};
