import type { HttpBindings } from "@hono/node-server";
import type { EncodedPage } from "./encoded-page.ts";

/** What every handler of the app can count on. */
export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** See log.ts. */
    requestId: string;
    /** The content system has answered on the socket; see forwarding.ts. */
    forwarded?: boolean;
    /** The page that is answered with, and its name in the page cache; see replays.ts. */
    shown?: { key: string; page: EncodedPage };
    /** Who may show the answer inside another page; nobody unless a route says so. See security-headers.ts. */
    framedBy?: "'self'";
  };
};
