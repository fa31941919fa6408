import type { CollectionSlug, Payload } from "payload";
import type { DemoEntry, DemoNote } from "./demo-note.ts";
import { siteSettings } from "./demo-settings.ts";

/**
 * The note of a demo agency that a version made which wrote none, as long as the first settings of this system, which the demo
 * saves last, are known to be the demo's. All that was last saved before them is the demo's: nobody could sign in until then.
 */
export async function noteOfOlderDemo(payload: Payload, collections: CollectionSlug[]): Promise<DemoNote | null> {
  const oldest = { sort: "createdAt", limit: 1, depth: 0, pagination: false } as const;
  const settings = (await payload.findGlobalVersions({ slug: "site-settings", ...oldest })).docs[0]?.version;
  if (settings?.email !== siteSettings.email || !settings?.updatedAt) return null;
  const end = settings.updatedAt;
  const entries = await Promise.all(
    collections.map(async (collection) => {
      const where = { updatedAt: { less_than_equal: end } };
      const select = { updatedAt: true } as const;
      const shared = { where, select, sort: "id", draft: true, trash: true, depth: 0, pagination: false } as const;
      const { docs } = await payload.find({ collection, ...shared });
      return docs.map((doc) => ({ collection, ...(doc as Pick<DemoEntry, "id" | "updatedAt">) }));
    }),
  );
  const [savedTexts] = (await payload.findGlobalVersions({ slug: "legal-texts", ...oldest })).docs;
  const texts = savedTexts?.version.updatedAt ?? "";
  return { entries: entries.flat(), globals: { "site-settings": end, "legal-texts": texts <= end ? texts : "" } };
}
