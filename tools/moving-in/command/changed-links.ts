import type { Payload } from "payload";
import { IMPORT } from "../../../content/src/entry/author.ts";
import { addressesIn } from "../texts/addresses.ts";

type Stored = { version: { content?: string | null; lastEditor?: string | null } };

/**
 * Links that imports have redirected to other places of this website: until 2026 a later run read them as the old
 * website's. Searches the stored versions of projects and pages.
 * @returns German lines, one per link
 */
export async function changedLinks(payload: Payload): Promise<string[]> {
  const lines: string[] = [];
  for (const collection of ["projects", "pages"] as const) {
    const all = { collection, draft: true, depth: 0, pagination: false } as const;
    const { docs } = await payload.find({ ...all, select: { id: true, content: true } as never });
    for (const { id, content } of docs as { id: number; content?: string | null }[]) {
      const { docs: versions } = await payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: "updatedAt",
        pagination: false,
        depth: 0,
        select: { version: { content: true, lastEditor: true } } as never,
      });
      const present = new Set(addressesIn(content ?? "").map(({ url }) => url));
      const changed = changesIn(versions as unknown as Stored[]).filter(({ now }) => present.has(now));
      for (const { before, now } of changed) lines.push(`${before} → ${now} – /admin/collections/${collection}/${id}`);
    }
  }
  return [...new Set(lines)];
}

/** Of two versions that differ only in addresses, those that were paths of this website. */
function changesIn(versions: readonly Stored[]): { before: string; now: string }[] {
  return versions.flatMap(({ version: { content, lastEditor } }, index) => {
    const earlier = versions[index - 1]?.version.content;
    if (lastEditor !== IMPORT || !earlier || !content || earlier === content) return [];
    const [before, now] = [addressesIn(earlier), addressesIn(content)];
    if (before.length !== now.length) return [];
    return before.flatMap(({ url, use }, at) => {
      const other = now[at]?.url ?? url;
      return use === "link" && url !== other && /^[/#]/.test(url) ? [{ before: url, now: other }] : [];
    });
  });
}
