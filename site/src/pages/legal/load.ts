import type { LegalPage, Site } from "../../content/domain.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

export type LegalContent = { site: Site; page: LegalPage; logRetentionDays: number; encrypted: boolean };

/**
 * A legal text as a page; the dialog of the same name shows the same text (spec §2, dialogs). Texts from a file are
 * available without the content system: § 5 DDG requires them at all times.
 */
export async function loadLegal(
  { initial, siteInTime, givenSettings, logRetentionDays, encrypted }: LoadContext,
  path: string,
): Promise<Loaded<LegalContent>> {
  const site = givenSettings ? await siteInTime() : (await initial()).site;
  const page = site.settings.legal.find(({ href }) => href === path);
  return page ? { found: true, path, content: { site, page, logRetentionDays, encrypted } } : NOT_FOUND;
}
