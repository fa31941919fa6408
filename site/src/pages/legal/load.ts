import type { Html, Site, SiteSettings } from "../../content/domain.ts";
import type { LegalText } from "../../content/routes.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

const HTML: Record<LegalText, (legal: SiteSettings["legal"]) => Html | null> = {
  impressum: (legal) => legal.impressum,
  datenschutz: (legal) => legal.privacyPolicy,
  barrierefreiheit: (legal) => legal.accessibilityStatement,
};

/** The content of a legal page, and the facts about the software in it. */
export type LegalContent = { site: Site; text: LegalText; html: Html; logRetentionDays: number; encrypted: boolean };

/**
 * A legal text as a page of its own; the dialog of the same name shows the same (spec §2, dialogs). Where the texts come from a
 * file they are there without the content system as well: § 5 DDG asks for them at all times.
 */
export async function loadLegal(
  { initial, siteInTime, givenSettings, logRetentionDays, encrypted }: LoadContext,
  text: LegalText,
): Promise<Loaded<LegalContent>> {
  const site = givenSettings ? await siteInTime() : (await initial()).site;
  const html = HTML[text](site.settings.legal);
  return html === null
    ? NOT_FOUND
    : { found: true, path: `/${text}`, content: { site, text, html, logRetentionDays, encrypted } };
}
