import type { HttpBindings } from "@hono/node-server";

/** Values that every handler of the app can count on. */
export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** See request-id.ts. */
    requestId: string;
    /** Answered on the socket, with all its headers: by the content system or with a file. */
    answered?: boolean;
    /** Who may show the answer inside another page; no page may unless a route says so. See security-headers.ts. */
    framedBy?: "'self'";
    /** Sources of the policy for the styles within the document that is answered. See security-headers.ts. */
    styles?: readonly string[];
  };
};
