import type { InitialDataOwnQuery } from "@schaufenster/contract/documents";
import { LEGAL_PAGES, legalPageAt } from "@schaufenster/contract/legal-pages";
import type { LegalPage } from "../domain.ts";
import { htmlOf } from "../markdown/to-html.ts";
import { type ContactData, fillContactData } from "./legal-placeholders.ts";
import type { ReshapeOptions } from "./options.ts";
import { reshapePageLink } from "./own-pages.ts";

/** Shown until the agency publishes a text: what § 5 DDG requires first, and nothing unchecked. */
const UNWRITTEN = `Dieser Text wird gerade geschrieben.

**{{Name der Agentur}}**
{{Inhaber}}
{{Anschrift}}
Telefon: {{Telefon}}
E-Mail: {{E-Mail}}
`;

type WireLink = InitialDataOwnQuery["pageLinks"][number];

/** A legal page from the response, in Markdown; null until published. */
export const wireLegalPage = ({ address, title }: { address: string; title: string }, text: string | null) =>
  ({
    ...{ id: address, address, title, text },
    ...{ former: [], placement: "legal", hiddenFromSearch: false, updatedAt: null },
  }) satisfies WireLink;

/**
 * Legal pages, built-in ones first, published or not.
 * @param known contact data for unpublished texts, without defaults for missing settings
 */
export function reshapeLegalPages(
  links: WireLink[],
  contact: ContactData,
  known: ContactData,
  options: ReshapeOptions,
): LegalPage[] {
  const legal = links.filter(({ placement }) => placement === "legal");
  const everySites = LEGAL_PAGES.map(
    (page) => legal.find(({ address }) => address === page.address) ?? wireLegalPage(page, null),
  );
  const others = legal.filter(({ address }) => !legalPageAt(address));
  const isThere = ({ address, text }: WireLink) => text?.trim() !== "" || !legalPageAt(address)?.isVoluntary;
  return [...everySites, ...others].filter(isThere).map((link) => {
    const { address, title, text } = link;
    const everySite = legalPageAt(address);
    const filled = text?.trim() ? fillContactData(text, contact) : fillContactData(UNWRITTEN, known);
    return {
      ...reshapePageLink(link),
      longTitle: (title === everySite?.title && everySite.longTitle) || title,
      dialog: everySite ? everySite.dialog : "long",
      html: htmlOf(filled, { ...options, topHeading: 2, idPrefix: `${address}-` }),
    };
  });
}
