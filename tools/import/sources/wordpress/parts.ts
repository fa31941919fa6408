import { createHash } from "node:crypto";
import type { Wxr, WxrItem } from "./wxr.ts";

/**
 * The parts of one export as one: WordPress.com and others cut a large one, and a person may have exported each type by itself.
 * Of what stands in several of them, the last counts; what only has the same number is something else.
 *
 * @throws Error with a German sentence for parts of two websites
 */
export function oneOfParts(parts: readonly Wxr[]): Wxr {
  const [first, ...others] = parts;
  if (!first) throw new Error("Es ist keine Datei angegeben.");
  const host = hostOf(first);
  const stranger = others.find((part) => hostOf(part) !== host && hostOf(part) !== "");
  if (stranger && host)
    throw new Error(
      `Die Dateien stammen aus zwei Websites: ${host} und ${hostOf(stranger)}. Nehmen Sie eine nach der anderen.`,
    );
  const items = new Map<string, WxrItem>();
  for (const part of parts) {
    const ofPart = new Set<string>();
    for (const item of part.items) {
      const id = idOf(item, items.get(item.id), ofPart.has(item.id));
      ofPart.add(id);
      items.set(id, { ...item, id });
    }
  }
  const terms = new Map(parts.flatMap((part) => part.terms).map((term) => [`${term.taxonomy} ${term.key}`, term]));
  const addresses = new Set(parts.flatMap((part) => part.addresses));
  const authors = [...new Set(parts.flatMap((part) => part.authors))];
  return { ...first, addresses: [...addresses], authors, terms: [...terms.values()], items: [...items.values()] };
}

/** Its number; where it has none, or another item has the same, one made of what it is. */
function idOf(item: WxrItem, known: WxrItem | undefined, isOfSamePart: boolean): string {
  const { id, type, address, title, date } = item;
  const isOther = known && (known.type !== type || (isOfSamePart && known.address !== address));
  if (Number(id) !== 0 && !isOther) return id;
  const mark = createHash("sha256").update(JSON.stringify([type, address, title, date]));
  return `${id || "0"}-${mark.digest("hex").slice(0, 8)}`;
}

function hostOf({ addresses: [address] }: Wxr): string {
  return address && URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : "";
}
