import type { HttpBindings } from "@hono/node-server";

/** Variables that every handler can rely on. */
export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** See request-id.ts. */
    requestId: string;
    /** The response was written to the socket with its headers: by the content system or as a file. */
    answered?: boolean;
    /** Who may frame the response; nobody unless a route sets it. See security-headers.ts. */
    framedBy?: "'self'";
    /** CSP sources for the document's inline styles. See security-headers.ts. */
    styles?: readonly string[];
  };
};
