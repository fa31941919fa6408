import type { HttpBindings } from "@hono/node-server";

/** What every handler of the app can count on. */
export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** See log.ts. */
    requestId: string;
    /** The content system has answered on the socket; see forwarding.ts. */
    forwarded?: boolean;
    /** Who may show the answer inside another page; nobody unless a route says so. See security-headers.ts. */
    framedBy?: "'self'";
  };
};
