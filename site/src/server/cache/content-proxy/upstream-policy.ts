export type UpstreamPolicy = {
  limiter: "contact" | "queries" | "files" | "admin";
  /**
   * Who may send a body larger than the buffered limit: nobody; anyone with a session, which is checked with the
   * content system first; or anyone, where the content system authenticates before reading.
   */
  largeBodies: "none" | "of sessions" | "as content decides";
  /** Timeout for silence before or within a response, in ms. */
  silenceMs: number;
  /** Other methods get 405 (RFC 9110, 15.5.6); without a list the content system decides. */
  methods?: readonly string[];
};

/** Timeout for silence while a visitor waits, in ms: 15 s at most including the network. */
export const VISITOR_SILENCE_MS = 14_000;

/** The same, minus the time already spent in the upload cache. */
const FILE_SILENCE_MS = 9000;

const EDITOR_SILENCE_MS = 120_000;

const FILE_METHODS = ["GET", "HEAD", "OPTIONS"] as const;
const QUERY_METHODS = ["GET", "POST", "OPTIONS"] as const;

const UPSTREAM_POLICIES: Record<string, UpstreamPolicy> = {
  "/graphql": { limiter: "queries", largeBodies: "none", silenceMs: VISITOR_SILENCE_MS, methods: QUERY_METHODS },
  "/phpmail": { limiter: "contact", largeBodies: "none", silenceMs: VISITOR_SILENCE_MS },
  "/uploads": { limiter: "files", largeBodies: "none", silenceMs: FILE_SILENCE_MS, methods: FILE_METHODS },
  "/admin": { limiter: "admin", largeBodies: "of sessions", silenceMs: EDITOR_SILENCE_MS },
  "/api": { limiter: "admin", largeBodies: "as content decides", silenceMs: EDITOR_SILENCE_MS },
  "/_next": { limiter: "admin", largeBodies: "none", silenceMs: VISITOR_SILENCE_MS },
};

/** Null unless the path belongs to the content system. */
export function policyFor(path: string): UpstreamPolicy | null {
  const prefix = Object.keys(UPSTREAM_POLICIES).find((each) => path === each || path.startsWith(`${each}/`));
  return (prefix !== undefined && UPSTREAM_POLICIES[prefix]) || null;
}
