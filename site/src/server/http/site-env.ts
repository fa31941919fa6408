import type { HttpBindings } from "@hono/node-server";

export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The content system's response or a file was already written to the socket. */
    answered?: boolean;
    /** Who may frame the response; by default nobody (security-headers.ts). */
    framedBy?: "'self'";
    /** CSP sources for the document's inline styles (security-headers.ts). */
    styles?: readonly string[];
  };
};
