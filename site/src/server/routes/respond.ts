import type { Context } from "hono";
import { type EncodedPage, respondWithPage } from "../cache/encoded-page.ts";
import type { SiteEnv } from "../http/site-env.ts";

type Answered = Parameters<typeof respondWithPage>;

/** Responds with a document and allows its styles in the policy. */
export function respond(
  context: Context<SiteEnv>,
  page: EncodedPage,
  options: Answered[2] = {},
  request: Answered[1] = preconditions(context),
): Response {
  context.set("styles", page.styles);
  return respondWithPage(page, request, options);
}

export function preconditions(context: Context<SiteEnv>) {
  return {
    acceptEncoding: context.req.header("accept-encoding"),
    ifNoneMatch: context.req.header("if-none-match"),
  };
}
