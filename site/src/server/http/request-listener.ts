import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import { boundHeaders } from "./bounded-headers.ts";
import { originForm } from "./request-target.ts";
import type { SiteEnv } from "./site-env.ts";

/** Stands in for Host in HTTP/1.0, which need not name one: load balancers ask for /health like that. */
const NO_HOST = "localhost";

/** The app as node:http calls it. */
export function requestListener(app: Pick<Hono<SiteEnv>, "fetch">): RequestListener {
  async function answer(request: Request, env: HttpBindings): Promise<Response> {
    const response = await app.fetch(request, env);
    // For HEAD, Hono makes a new Response, which does not say that the answer is out already.
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  }
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings), { hostname: NO_HOST });
  return (incoming, outgoing) => {
    boundHeaders(incoming);
    incoming.url = originForm(incoming.url ?? "", incoming.headers.host);
    return listener(incoming, outgoing);
  };
}
