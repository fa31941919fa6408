import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import { boundHeaders } from "./bounded-headers.ts";
import { originForm } from "./request-target.ts";
import type { SiteEnv } from "./site-env.ts";

/** Replaces a missing Host in HTTP/1.0, which need not send one: some load balancers check /health like that. */
const NO_HOST = "localhost";

export function requestListener(app: Pick<Hono<SiteEnv>, "fetch">): RequestListener {
  async function answer(request: Request, env: HttpBindings): Promise<Response> {
    const response = await app.fetch(request, env);
    // For HEAD, Hono creates a new Response, which doesn't know that it was already sent.
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  }
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings), { hostname: NO_HOST });
  return (incoming, outgoing) => {
    boundHeaders(incoming);
    incoming.url = originForm(incoming.url ?? "", incoming.headers.host);
    return listener(incoming, outgoing);
  };
}
