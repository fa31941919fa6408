import * as v from "valibot";

/** In characters. */
const SECRET_MIN = 32;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** @param what unit, such as 'days' */
function wholeNumber(what: string, min: number, max: number) {
  const rule = `must be a whole number${what && ` of ${what}`} from ${min} to ${max}`;
  return v.pipe(v.string(), v.regex(/^\d+$/, rule), v.transform(Number), v.minValue(min, rule), v.maxValue(max, rule));
}

const secret = v.pipe(v.string(), v.minLength(SECRET_MIN, `must have at least ${SECRET_MIN} characters`));

const HTTP_RULE = "must be an address that begins with http:// or https://";
const httpUrl = v.pipe(
  v.string(),
  v.url(HTTP_RULE),
  v.regex(/^https?:/, HTTP_RULE),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, "")),
);

const ORIGIN_RULE = "must be an origin without a path, such as https://www.example.org";
const origin = v.pipe(
  httpUrl,
  v.check((url) => new URL(url).pathname === "/" && new URL(url).search === "", ORIGIN_RULE),
);

/** In days: longer would need a reason (DSGVO, Art. 5 (1) e). */
const LOG_RETENTION_MAX = 90;

/** true means one, from before there could be more. */
const PROXIES: Record<string, number> = { true: 1, false: 0 };
const proxies = v.pipe(
  v.string(),
  v.regex(/^(?:true|false|\d)$/, "must be the number of proxies in front, from 0 to 9"),
  v.transform((value) => PROXIES[value] ?? Number(value)),
);

const flag = v.pipe(
  v.picklist(["true", "false"], "must be true or false"),
  v.transform((value) => value === "true"),
);

const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((each) => each.trim())),
  v.array(origin),
);

const schema = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber("", 1, 65_535), "3000"),
    HOST: v.optional(v.string()),
    CONTENT_URL: v.optional(origin, "http://127.0.0.1:3001"),
    PUBLIC_URL: v.optional(origin),
    API_BASE_URL: v.optional(httpUrl),
    SITE_SETTINGS_FILE: v.optional(v.string()),
    CONTENT_TOKEN: v.optional(v.string()),
    CONTACT_URL: v.optional(origin),
    MEDIA_ORIGINS: v.optional(origins),
    EXPOSE_ADMIN: v.optional(flag),
    WEBHOOK_SECRET: v.optional(secret),
    METRICS_TOKEN: v.optional(secret),
    CACHE_DIR: v.optional(v.string(), "data/page-cache"),
    LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`), "info"),
    LOG_RETENTION_DAYS: v.optional(wholeNumber("days", 1, LOG_RETENTION_MAX), "14"),
    TRUST_PROXY: v.optional(proxies, "0"),
    INSTANCE_ID: v.optional(v.string()),
    SCHAUFENSTER_VERSION: v.optional(v.string()),
  }),
  v.transform((env) => ({
    port: env.PORT,
    /** Undefined: all interfaces. */
    host: env.HOST,
    contentUrl: env.CONTENT_URL,
    /** Origin of canonical and absolute addresses. Never taken from a request, whose Host anyone can choose. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    /** Prefix of addresses that begin with /uploads/ (spec §3, media rules). */
    apiBaseUrl: env.API_BASE_URL ?? "",
    /** For a foreign content system (settings-file.ts). */
    siteSettingsFile: env.SITE_SETTINGS_FILE,
    /** For the site's own queries to a foreign content system whose types aren't public. */
    contentToken: env.CONTENT_TOKEN,
    /** Null if a foreign content system has none and no other is configured. */
    contactUrl: env.CONTACT_URL ?? (env.SITE_SETTINGS_FILE === undefined ? env.CONTENT_URL : null),
    /** Other origins from which pages may load pictures and films. */
    mediaOrigins: env.MEDIA_ORIGINS ?? [],
    /** Whether /admin and /api of the content system are reachable through the site. */
    exposesAdmin: env.EXPOSE_ADMIN ?? env.SITE_SETTINGS_FILE === undefined,
    /** Whether the content system is foreign: a Strapi, whose files change under their names. */
    isForeign: env.SITE_SETTINGS_FILE !== undefined,
    /** Undefined: every webhook is refused. */
    webhookSecret: env.WEBHOOK_SECRET,
    /** Undefined: /metrics is off. */
    metricsToken: env.METRICS_TOKEN,
    cacheDir: env.CACHE_DIR,
    logLevel: env.LOG_LEVEL,
    /** How long the front server keeps its access log; stated in the privacy policy. */
    logRetentionDays: env.LOG_RETENTION_DAYS,
    /** How many of our proxies a request passes; if none, X-Forwarded-* and X-Request-Id are ignored. */
    trustedProxies: env.TRUST_PROXY,
    /**
     * Set by the launcher of both apps: /health returns it, so that another server on the port isn't mistaken for this
     * one.
     */
    instanceId: env.INSTANCE_ID,
    version: env.SCHAUFENSTER_VERSION,
  })),
);

export type Settings = v.InferOutput<typeof schema>;

export const SETTING_NAMES = Object.keys(schema.entries);

/** Thrown at startup; the message tells the operator what to do. */
export class SettingsError extends Error {}

/**
 * The server's settings from environment variables. An empty variable counts as absent.
 * @throws {SettingsError} listing each invalid variable, why it is invalid and what to do
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new SettingsError([...new Set(result.issues.map(describe))].join("\n"));
}

function describe(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  const value = /_(?:SECRET|TOKEN)$/.test(name) ? "The value of " : `"${issue.input}" is not possible: `;
  return `${value}${name} ${issue.message}. Correct it in the environment, or leave it out for the default.`;
}
