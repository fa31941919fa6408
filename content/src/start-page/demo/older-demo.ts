import type { CollectionSlug, Payload, Where } from "payload";
import { NOT_EVERY_SITES } from "../../legal-texts/protection.ts";
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
      const own: Where[] = collection === "pages" ? [NOT_EVERY_SITES] : [];
      const where: Where = { and: [{ updatedAt: { less_than_equal: end } }, ...own] };
      const select = { updatedAt: true } as const;
      const shared = { where, select, sort: "id", draft: true, trash: true, depth: 0, pagination: false } as const;
      const { docs } = await payload.find({ collection, ...shared });
      return docs.map((doc) => ({ collection, ...(doc as Pick<DemoEntry, "id" | "updatedAt">) }));
    }),
  );
  return { entries: entries.flat(), globals: { "site-settings": end, "legal-texts": end } };
}
