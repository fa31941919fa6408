import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import type { MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import type { SiteEnv } from "./site-env.ts";

/** Ids of common proxies are shorter, in characters. */
const ID_MAX = 128;

/** @param trustedProxies how many of our proxies a request passes; if none, an id that it brings is ignored */
export const requestIds = (trustedProxies: number): MiddlewareHandler<SiteEnv> =>
  requestId({ limitLength: ID_MAX, headerName: trustedProxies > 0 ? REQUEST_ID_HEADER : "" });

/** Sends the request id with the response, and records status and duration in ms. */
export function answeredRequests(count: (status: number, ms: number) => void): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    const answered = context.get("answered");
    if (!answered) context.res.headers.set(REQUEST_ID_HEADER, context.get("requestId"));
    count(answered ? context.env.outgoing.statusCode : context.res.status, performance.now() - startedAt);
  };
}
