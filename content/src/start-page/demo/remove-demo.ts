import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { sendPublishWebhook } from "../../entry/publish-webhook.ts";
import { entriesWith, usesOf } from "../../files/usage.ts";
import { demoValuesIn } from "../../legal-texts/demo-texts.ts";
import { EVERY_SITES } from "../../legal-texts/protection.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type DemoFields, demoFields, takeDemoOutOfSettings } from "./demo-fields.ts";
import { type DemoLegalPage, demoLegalPages, takeDemoOutOfLegalPages } from "./demo-legal-pages.ts";
import { type DemoEntry, readDemoNote, writeDemoNote } from "./demo-note.ts";

/**
 * Deletion order: entries before the entries that they use. Films come before their stills, which were created first.
 */
const ORDER: CollectionSlug[] = ["pages", "projects", "references", "menuitems", "services", "categories", "media"];

/** An entry of the demo that is kept, with the reason. */
export type KeptOfDemo = { collection: CollectionSlug; id: number; reason: "changed" | "used" | "invented" };

/** Unchanged parts of the demo: entries, settings fields, and legal pages of every site. */
export type DemoFound = { entries: DemoEntry[]; settings: DemoFields; legalPages: DemoLegalPage[] };

export async function findDemo(payload: Payload): Promise<DemoFound> {
  const note = await readDemoNote(payload);
  if (!note || note.removed) {
    return { entries: [], settings: { public: [], draft: [] }, legalPages: [] };
  }
  const entries = await Promise.all(
    ORDER.map(async (slug) => {
      const own = note.entries.filter(({ collection }) => collection === slug);
      const states = await statesOf(payload, slug, own);
      return own.filter((_, index) => states[index] === "unchanged");
    }),
  );
  const settings = await demoFields({ payload }, note);
  return { entries: entries.flat(), settings, legalPages: await demoLegalPages({ payload }) };
}

export async function countDemo(payload: Payload): Promise<number> {
  return (await findDemo(payload)).entries.length;
}

/**
 * Removes the demo agency permanently: unchanged entries, files, settings and legal texts. Keeps entries that were
 * saved since, and those that they use. Can be repeated after an interruption; the demo isn't installed again. Notifies
 * the sites.
 *
 * @param stop aborts between two entries
 * @returns the number of removed entries, and the kept ones
 * @throws the reason of the stop
 */
export async function removeDemo(
  payload: Payload,
  stop?: AbortSignal,
): Promise<{ removed: number; kept: KeptOfDemo[] }> {
  const note = await readDemoNote(payload);
  if (!note || note.removed) return { removed: 0, kept: [] };
  await inTransaction(payload, { context: { silent: true } }, async (req) => {
    await takeDemoOutOfSettings(req, note);
    await takeDemoOutOfLegalPages(req);
  });
  const kept: KeptOfDemo[] = [];
  let removed = 0;
  for (const entry of ORDER.flatMap((slug) => note.entries.filter(({ collection }) => collection === slug).reverse())) {
    stop?.throwIfAborted();
    const [state] = await statesOf(payload, entry.collection, [entry]);
    if (state === "gone") continue;
    const reason = state === "changed" ? "changed" : (await isUsed(payload, entry)) ? "used" : null;
    if (reason) kept.push({ collection: entry.collection, id: entry.id, reason });
    else {
      const { collection, id } = entry;
      await payload.delete({ collection, id, trash: true, depth: 0, context: { silent: true } });
      removed += 1;
    }
  }
  kept.push(...(await halfChangedTexts(payload)));
  await inTransaction(payload, {}, (req) => writeDemoNote(req, { ...note, removed: true }));
  await sendPublishWebhook({ source: "demo", id: null });
  return { removed, kept };
}

/** Changed legal pages that still contain parts of the demo. */
async function halfChangedTexts(payload: Payload): Promise<KeptOfDemo[]> {
  const { postalCode } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const { docs } = await payload.find({ collection: "pages", where: EVERY_SITES, draft: true, depth: 0 });
  return docs
    .filter(({ content }) => demoValuesIn(content ?? "", postalCode ?? "").length > 0)
    .map(({ id }) => ({ collection: "pages", id, reason: "invented" }));
}

async function statesOf(payload: Payload, collection: CollectionSlug, entries: DemoEntry[]) {
  const { docs } = await payload.find({
    collection,
    where: { id: { in: entries.map(({ id }) => id) } },
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    select: { updatedAt: true, deletedAt: true },
  });
  const found = new Map(docs.map((doc) => [doc.id, doc as { updatedAt: string; deletedAt?: string | null }]));
  return entries.map(({ id, updatedAt }) => {
    const now = found.get(id);
    if (!now) return "gone";
    return now.deletedAt || now.updatedAt === updatedAt ? "unchanged" : "changed";
  });
}

/** Deleting a file or category in use is refused, which would roll back the rest. */
async function isUsed(payload: Payload, { collection, id }: DemoEntry): Promise<boolean> {
  const req = { payload, context: {} } as PayloadRequest;
  if (collection === "categories") {
    return (await entriesWith(req, "projects", { categories: { equals: id } }, true)).length > 0;
  }
  if (collection !== "media") return false;
  const { filename } = await payload.findByID({ collection, id, trash: true, depth: 0 });
  const uses = await usesOf(req, { id, filename }, true);
  return uses.length > 0;
}
