/** How requests for the content system are passed on. */
export type UpstreamPolicy = {
  limiter: "contact" | "queries" | "files" | "admin";
  /**
   * Whose body may be larger than what is read before a slot is taken: nobody's; that of who has a session, which the
   * content system is asked for first; or anybody's that the content system takes, which looks before it reads.
   */
  largeBodies: "none" | "of sessions" | "as content decides";
  /** How long the content system may be silent before or within an answer, in ms. */
  silenceMs: number;
  /** 405 for any other (RFC 9110, 15.5.6); without a list the content system decides. */
  methods?: readonly string[];
};

/** How long the content system may be silent while a visitor waits: 15 s at most, with the rest of the way. In ms. */
export const VISITOR_SILENCE_MS = 14_000;

/** The same, less what the upload cache has waited before. */
const FILE_SILENCE_MS = 9000;

/** An upload makes many renditions. */
const EDITOR_SILENCE_MS = 120_000;

const FILE_METHODS = ["GET", "HEAD", "OPTIONS"] as const;
const QUERY_METHODS = ["GET", "POST", "OPTIONS"] as const;

/** Each path with everything below it. */
const UPSTREAM_POLICIES: Record<string, UpstreamPolicy> = {
  "/graphql": { limiter: "queries", largeBodies: "none", silenceMs: VISITOR_SILENCE_MS, methods: QUERY_METHODS },
  "/phpmail": { limiter: "contact", largeBodies: "none", silenceMs: VISITOR_SILENCE_MS },
  "/uploads": { limiter: "files", largeBodies: "none", silenceMs: FILE_SILENCE_MS, methods: FILE_METHODS },
  "/admin": { limiter: "admin", largeBodies: "of sessions", silenceMs: EDITOR_SILENCE_MS },
  "/api": { limiter: "admin", largeBodies: "as content decides", silenceMs: EDITOR_SILENCE_MS },
  "/_next": { limiter: "admin", largeBodies: "none", silenceMs: VISITOR_SILENCE_MS },
};

/** Null for a path that is not the content system's. */
export function policyFor(path: string): UpstreamPolicy | null {
  const prefix = Object.keys(UPSTREAM_POLICIES).find((each) => path === each || path.startsWith(`${each}/`));
  return (prefix !== undefined && UPSTREAM_POLICIES[prefix]) || null;
}
