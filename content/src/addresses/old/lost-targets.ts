import { entryOfAddress, oldAddressKey } from "@schaufenster/contract/old-addresses";
import { isPageAddress, RESERVED_ADDRESSES } from "@schaufenster/contract/page-address";
import type { Payload, PayloadRequest } from "payload";
import { FIXED_ANCHORS } from "../../entry/entry-address.ts";
import { settings } from "../../platform/settings/settings.ts";
import { formerAnchors } from "../former-anchors.ts";
import { pageLinks } from "../page-links.ts";
import { presentTargets } from "./old-address-targets.ts";

type Asking = { payload: Payload; req: Partial<PayloadRequest> };

/**
 * Menu item targets that show nothing: a section, page, project or category that is a draft, trashed or deleted, and a
 * category without projects.
 */
export async function lostTargets(payload: Payload, req: Partial<PayloadRequest>): Promise<string[]> {
  const asking = { payload, req };
  const targets = await publishedNames(asking, "menuitems");
  if (targets.length === 0) return [];
  const [sections, anchors, pages] = await Promise.all([
    publishedNames(asking, "services"),
    formerAnchors(payload, req),
    pageLinks(payload, req, null),
  ]);
  const found = new Set([
    ...[...FIXED_ANCHORS, ...sections, ...anchors.map(({ former }) => former)].map((anchor) => `#${anchor}`),
    ...pages.flatMap(({ address, former }) => [address, ...former]).map((address) => `/${address}`),
  ]);
  const living = await Promise.all(targets.map((target) => isFound(target, found, asking)));
  return targets.filter((_, index) => !living[index]);
}

async function publishedNames({ payload, req }: Asking, collection: "menuitems" | "services"): Promise<string[]> {
  const where = { _status: { equals: "published" } };
  const all = { select: { name: true }, depth: 0, pagination: false, overrideAccess: true } as const;
  const { docs } = await payload.find({ collection, where, ...all, req });
  return docs.map(({ name }) => name);
}

/** @param target an anchor, with or without '#', a path or a URL */
async function isFound(target: string, found: ReadonlySet<string>, asking: Asking): Promise<boolean> {
  const { PUBLIC_URL } = settings;
  const own = PUBLIC_URL && target.startsWith(`${PUBLIC_URL}/`) ? target.slice(PUBLIC_URL.length) : target;
  const [, anchor] = /^(?:\/?#)?([\w-]+)$/.exec(own) ?? [];
  if (anchor !== undefined) return found.has(`#${anchor}`);
  const path = own.replace(/[?#].*/s, "");
  const entry = entryOfAddress(path);
  if (entry) return isPublic(entry, asking);
  const address = path.slice(1);
  if (!path.startsWith("/") || !isPageAddress(address) || RESERVED_ADDRESSES.has(address)) return true;
  return found.has(path) || (await presentTargets(asking.payload)).has(oldAddressKey(path) ?? "");
}

async function isPublic(
  { type, id }: NonNullable<ReturnType<typeof entryOfAddress>>,
  { payload, req }: Asking,
): Promise<boolean> {
  const count = async (collection: typeof type, field: string) => {
    const where = { and: [{ _status: { equals: "published" } }, { [field]: { equals: id } }] };
    return (await payload.count({ collection, where, req })).totalDocs;
  };
  return (await count(type, "id")) > 0 && (type === "projects" || (await count("projects", "categories")) > 0);
}
