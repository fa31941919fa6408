import * as v from "valibot";
import type { Rule } from "./checked.ts";
import { wholeNumber } from "./whole-number.ts";

/** Two for each of pages, inquiries and admin. */
const POOL_SIZE_MIN = 6;

const DAY_SECONDS = 86_400;

/** Several hosts, as libpq takes them; `pg` would look for one by the name of all. */
const SEVERAL_HOSTS = /^postgres(?:ql)?:\/\/(?:[^/]*@)?[^/?@]*,/;

/** Settings of the database, to be spread into the schema of all settings. All but the first are for PostgreSQL alone. */
export const databaseEntries = {
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(postgres(ql)?:\/\/|file:)/,
        "DATABASE_URL must begin with postgres:// or file:. Leave it out to use SQLite in DATA_DIR.",
      ),
      v.check(
        (url) => !SEVERAL_HOSTS.test(url),
        "DATABASE_URL must name one host. Give it the address of a pgbouncer that leads to the server that takes writes (docs/scaling.md).",
      ),
    ),
  ),
  DATABASE_POOL_SIZE: v.optional(wholeNumber("DATABASE_POOL_SIZE", POOL_SIZE_MIN, 1000), "10"),
  DATABASE_CONNECT_SECONDS: v.optional(wholeNumber("DATABASE_CONNECT_SECONDS", 1, 300), "5"),
  DATABASE_STATEMENT_SECONDS: v.optional(wholeNumber("DATABASE_STATEMENT_SECONDS", 1, DAY_SECONDS), "5"),
  DATABASE_QUERY_SECONDS: v.optional(wholeNumber("DATABASE_QUERY_SECONDS", 1, DAY_SECONDS), "6"),
  DATABASE_LOCK_SECONDS: v.optional(wholeNumber("DATABASE_LOCK_SECONDS", 1, DAY_SECONDS), "4"),
  DATABASE_IDLE_SECONDS: v.optional(wholeNumber("DATABASE_IDLE_SECONDS", 1, DAY_SECONDS), "60"),
};

/** The settings above, as they come out of the schema. */
export type DatabaseSettings = v.InferOutput<v.ObjectSchema<typeof databaseEntries, undefined>>;

export const databaseRules: Rule<DatabaseSettings>[] = [
  [
    (given) => given.DATABASE_QUERY_SECONDS > given.DATABASE_STATEMENT_SECONDS,
    "DATABASE_QUERY_SECONDS must be more than DATABASE_STATEMENT_SECONDS: it is for a server that keeps silent, also about the end of a statement.",
  ],
];
