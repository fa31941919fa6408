import type { Wxr, WxrItem } from "./wxr.ts";

/**
 * The parts of one export as one: WordPress.com and others cut a large one, and a person may have exported each type by itself.
 * Of what stands in several of them, the last counts.
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
  for (const [index, item] of parts.flatMap((part) => part.items).entries())
    items.set(item.id || `without ${index}`, item);
  const terms = new Map(parts.flatMap((part) => part.terms).map((term) => [`${term.taxonomy} ${term.key}`, term]));
  const addresses = new Set(parts.flatMap((part) => part.addresses));
  const authors = [...new Set(parts.flatMap((part) => part.authors))];
  return { ...first, addresses: [...addresses], authors, terms: [...terms.values()], items: [...items.values()] };
}

function hostOf({ addresses: [address] }: Wxr): string {
  return address && URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : "";
}
