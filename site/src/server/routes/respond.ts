import type { Context } from "hono";
import type { SiteEnv } from "../http/site-env.ts";
import { type EncodedPage, respondWithPage } from "../page-cache/encoded-page.ts";

type Answered = Parameters<typeof respondWithPage>;

/** Answers with a document, whose styles the policy lets in. */
export function respond(
  context: Context<SiteEnv>,
  page: EncodedPage,
  options: Answered[2] = {},
  request: Answered[1] = preconditions(context),
): Response {
  context.set("styles", page.styles);
  return respondWithPage(page, request, options);
}

/** Reads from a request which version the client has, and which encodings it takes. */
export function preconditions(context: Context<SiteEnv>) {
  return {
    acceptEncoding: context.req.header("accept-encoding"),
    ifNoneMatch: context.req.header("if-none-match"),
  };
}
