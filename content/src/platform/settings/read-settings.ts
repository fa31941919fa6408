import { resolve } from "node:path";
import * as v from "valibot";
import { backupEntries } from "./backup-settings.ts";
import { bucketEntries, bucketRules } from "./bucket-settings.ts";
import { checked } from "./checked.ts";
import { contactEntries, contactRules } from "./contact-settings.ts";
import { DATABASE_URL } from "./database-url.ts";
import { PASSWORD_MIN } from "./password-length.ts";

const SECRET_MIN = 32;

/** `next build` loads the configuration without settings and opens nothing. */
const BUILDING = "phase-production-build";

/** Secrets for `next build` if the environment has none. */
const NO_SECRETS = { PAYLOAD_SECRET: "x".repeat(SECRET_MIN), WEBHOOK_SECRET: "x".repeat(SECRET_MIN) };

const secret = (name: string) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.minLength(
      SECRET_MIN,
      `${name} is missing or too short. Set it to at least ${SECRET_MIN} random characters, for example from: openssl rand -hex 32`,
    ),
  );

const origin = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

const schema = v.object({
  DATA_DIR: v.pipe(
    v.optional(v.string(), "../data"),
    v.nonEmpty("DATA_DIR is empty. Give the folder for database, uploads and mail, or leave the variable out."),
    v.transform((path) => resolve(path)),
  ),
  DATABASE_URL,
  ...bucketEntries,
  ...backupEntries,
  PAYLOAD_SECRET: secret("PAYLOAD_SECRET"),
  WEBHOOK_SECRET: secret("WEBHOOK_SECRET"),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(SECRET_MIN, `METRICS_TOKEN is too short: it must have ${SECRET_MIN} characters.`)),
  ),
  SITE_URLS: v.pipe(
    v.optional(v.string(), "http://127.0.0.1:3000"),
    v.transform((list) => (list ? list.split(",").map((url) => url.trim().replace(/\/$/, "")) : [])),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (url) => v.is(origin, url),
          "SITE_URLS must list addresses without a path, separated by commas, for example http://10.0.0.7:3000",
        ),
      ),
    ),
  ),
  SEED: v.optional(v.picklist(["demo", "none"], "SEED must be demo or none.")),
  ADMIN_EMAIL: v.pipe(
    v.optional(v.string(), "admin@musterlicht.example"),
    v.email("ADMIN_EMAIL is not an e-mail address. It is the name under which the first administrator logs in."),
  ),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        PASSWORD_MIN,
        `ADMIN_PASSWORD is too short. Give at least ${PASSWORD_MIN} characters, or leave it out to get a random one.`,
      ),
    ),
  ),
  SECOND_FACTOR: v.optional(
    v.picklist(["optional", "required"], "SECOND_FACTOR must be optional or required."),
    "optional",
  ),
  BACKGROUND_ENCODING: v.optional(v.picklist(["on", "off"], "BACKGROUND_ENCODING must be on or off."), "on"),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
    ),
    "info",
  ),
  /** Set by the launcher of both apps: start id and version, and where to write the first administrator's password. */
  INSTANCE_ID: v.optional(v.string()),
  SCHAUFENSTER_VERSION: v.optional(v.string()),
  FIRST_LOGIN_FILE: v.optional(v.string()),
  /** Set while a version is on trial: if it is unhealthy, another one continues with the same data. */
  SCHAUFENSTER_TRIAL: v.optional(v.literal("on")),
  ...contactEntries,
});

export type Settings = v.InferOutput<typeof schema>;

export const SETTING_NAMES = Object.keys(schema.entries);

/**
 * Reads and checks the content system's settings.
 *
 * @param environment variables as in `process.env`; empty ones count as not set
 * @throws Error with one line for every invalid setting
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const rules = [...contactRules, ...bucketRules];
  return checked(schema, rules, environment, environment.NEXT_PHASE === BUILDING ? NO_SECRETS : {});
}
