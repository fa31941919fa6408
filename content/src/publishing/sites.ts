import { ANNOUNCEMENT_LASTS_MS } from "@schaufenster/contract/announcement";
import type { Payload } from "payload";
import { dropNote, readNotes, writeNote } from "../database/notes.ts";
import { inTransaction } from "../database/transaction.ts";
import { settings } from "../settings/settings.ts";

/** Begins the keys under which it is noted until when a site that has announced itself is told; in ms since the epoch. */
const SITES = "site/";

type SiteNote = { until: number };

/** Notes that a site is there, for a while. */
export async function noteSite(payload: Payload, url: string): Promise<void> {
  const noted = await readNotes<SiteNote>(payload, SITES);
  const now = Date.now();
  const gone = [...noted].filter(([other, { until }]) => other !== url && until < now);
  await inTransaction(payload, {}, async (req) => {
    await writeNote(req, SITES + url, { until: now + ANNOUNCEMENT_LASTS_MS } satisfies SiteNote);
    for (const [other] of gone) await dropNote(req, SITES + other);
  });
}

/** All that are told of a publication: those of SITE_URLS, and those that have announced themselves. */
export async function knownSites(payload: Payload): Promise<string[]> {
  const noted = await readNotes<SiteNote>(payload, SITES);
  const announced = [...noted].filter(([, { until }]) => until >= Date.now()).map(([url]) => url);
  return [...new Set([...settings.SITE_URLS, ...announced])];
}
