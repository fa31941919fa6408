import type { LegalPage, Site } from "../../content/domain.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

/** A legal text, and the facts about the software in it. */
export type LegalContent = { site: Site; page: LegalPage; logRetentionDays: number; encrypted: boolean };

/**
 * A legal text as a page of its own; the dialog of the same name shows the same (spec §2, dialogs). Where the texts come from a
 * file they are there without the content system as well: § 5 DDG asks for them at all times.
 */
export async function loadLegal(
  { initial, siteInTime, givenSettings, logRetentionDays, encrypted }: LoadContext,
  path: string,
): Promise<Loaded<LegalContent>> {
  const site = givenSettings ? await siteInTime() : (await initial()).site;
  const page = site.settings.legal.find(({ href }) => href === path);
  return page ? { found: true, path, content: { site, page, logRetentionDays, encrypted } } : NOT_FOUND;
}
