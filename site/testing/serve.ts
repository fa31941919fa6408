import { createServer } from "node:http";
import { type Env, Hono, type MiddlewareHandler } from "hono";
import { requestListener } from "../src/server/http/request-listener.ts";
import type { SiteEnv } from "../src/server/http/site-env.ts";
import { listen } from "./listen.ts";

/** Starts a part of the app on its own port; each request has the id `visit-0001`. */
export function serve(
  part: MiddlewareHandler<SiteEnv> | Hono<SiteEnv>,
  notFound: (app: Hono<SiteEnv>) => void = () => {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    context.set("requestId", "visit-0001");
    await next();
  });
  if (part instanceof Hono) app.route("/", part as Hono<Env>);
  else app.use(part);
  notFound(app);
  return listen(createServer(requestListener(app)));
}
