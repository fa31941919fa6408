import { PageOwnDocument } from "@schaufenster/contract/documents";
import type { OwnPage, Site } from "../../content/domain.ts";
import { entry } from "../../content/reshape/options.ts";
import { reshapeOwnPage } from "../../content/reshape/own-pages.ts";
import { filesOfText } from "../files-of-text.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

/** One of the agency's own pages; a foreign content system has none. */
export async function loadOwnPage(context: LoadContext, id: string): Promise<Loaded<{ site: Site; page: OwnPage }>> {
  if (context.givenSettings) return NOT_FOUND;
  const [{ site }, answer] = await Promise.all([
    context.initial(),
    context.client.query(PageOwnDocument, { id }, context),
  ]);
  const files = await filesOfText(context, entry(answer.page?.data)?.content);
  const page = reshapeOwnPage(answer, context.reshape, files);
  return page ? { found: true, path: page.href, content: { site, page } } : NOT_FOUND;
}
