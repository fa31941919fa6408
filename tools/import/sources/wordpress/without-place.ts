import { plainText } from "../../texts/plain-text.ts";
import { isSample } from "./public.ts";
import type { Wxr, WxrItem } from "./wxr.ts";

/** German sentences about what WordPress has of the entries that are taken and this website has no place for. */
export function withoutPlace({ terms }: Wxr, taken: readonly WxrItem[], taxonomies: ReadonlySet<string>): string[] {
  const below = terms.filter(({ taxonomy, parent }) => taxonomies.has(taxonomy) && parent !== "" && parent !== "0");
  const parents = below.map(({ name, parent, taxonomy }) => {
    const above = terms.find((term) => term.taxonomy === taxonomy && (term.key === parent || term.id === parent));
    return `„${name}“ (unter „${above?.name ?? parent}“)`;
  });
  const discussed = taken.filter(({ comments }) => comments > 0);
  const comments = discussed.reduce((sum, item) => sum + item.comments, 0);
  const sentence = (items: readonly WxrItem[], words: string) =>
    items.length > 0 ? [`${words}: ${items.map(({ title }) => `„${plainText(title)}“`).join(", ")}.`] : [];
  return [
    ...(parents.length > 0
      ? [`Kategorien stehen hier nebeneinander; dort waren untergeordnet: ${parents.join(", ")}.`]
      : []),
    ...(comments > 0
      ? [
          `Nicht übernommen: ${comments} Kommentare, zu ${discussed.map(({ title, comments: own }) => `„${plainText(title)}“ (${own})`).join(", ")}.`,
        ]
      : []),
    ...sentence(
      taken.filter(({ isSticky }) => isSticky),
      "Dort oben angeheftet, hier in der Reihe der anderen",
    ),
    ...sentence(taken.filter(isSample), "Nicht übernommen, denn es ist das Beispiel von WordPress"),
  ];
}
