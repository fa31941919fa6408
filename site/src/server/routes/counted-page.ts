import type { Context } from "hono";
import type { PageDefinition } from "../../pages/page-definition.tsx";
import type { EncodedPage } from "../cache/encoded-page.ts";
import { VIEWS_PATH } from "../cache/view-counts/view-counter.ts";
import { CACHE_POLICY } from "../http/cache-policy.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";
import { preconditions, respond } from "./respond.ts";

/**
 * Responds with a page and counts the view. A prefetched page (layout/speculation-rules.ts) has a Link header that the
 * browser requests once it shows the page, and not before (HTML, 'process link headers'). Such a response has no ETag,
 * so that its link doesn't outlive it in the browser's cache.
 */
export function respondCounted(
  context: Context<SiteEnv>,
  { views }: Pick<Dependencies, "views">,
  { key }: PageDefinition,
  page: EncodedPage,
): Response {
  const header = (name: string) => context.req.header(name);
  const kind = views?.kindOf(context.req.method, header) ?? "none";
  if (kind === "view") views?.countRequest(key, header);
  if (kind !== "ahead") return respond(context, page);
  const headers = { "cache-control": CACHE_POLICY.ahead, link: `<${VIEWS_PATH}/${key}>; rel=prefetch` };
  const response = respond(context, page, { headers }, { ...preconditions(context), ifNoneMatch: undefined });
  response.headers.delete("etag");
  return response;
}
