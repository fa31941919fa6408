import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { taggedFiles } from "./testing/tags.ts";

/** The slowest files run first: at the end, they would leave one core idle. Vitest starts with the largest files. */
const LONGEST = ["uploads/uploads", "moving/automatic-backups", "contact/mail-server"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.includes(`/${name}.`));
    const sorted = (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
    // Only consecutive files of one project share a process.
    return sorted.toSorted((a, b) => a.project.name.localeCompare(b.project.name));
  }
}

/** In ms, as in testing/limits.ts. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** Packages bundled once, instead of loading some thousand files for each test file. */
const BUNDLED = [
  "@escape.tech/graphql-armor-cost-limit",
  "@escape.tech/graphql-armor-max-aliases",
  "@escape.tech/graphql-armor-max-depth",
  "@escape.tech/graphql-armor-max-directives",
  "@payloadcms/db-postgres",
  "@payloadcms/db-postgres/drizzle",
  "@payloadcms/db-sqlite",
  "@payloadcms/db-sqlite/drizzle",
  "@payloadcms/translations/languages/de",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "csv-stringify/sync",
  "culori/fn",
  "fast-xml-parser",
  "file-type",
  "graphql",
  "graphql-yoga",
  "nodemailer",
  "payload",
  "payload/shared",
  "pino",
  "rate-limiter-flexible",
  "rehype-parse",
  "rehype-raw",
  "remark-breaks",
  "remark-rehype",
  "unified",
  "valibot",
];

/** Not bundled: they contain native code, or load files beside their own. */
const AS_THEY_ARE = ["sharp", "libsql", "@libsql/client", "drizzle-kit"];

/**
 * Tests of SQLite's file, or independent of the database: mails, processes, pictures and other systems' files. The import
 * into PostgreSQL is tested in import.test.ts.
 */
const NOT_ON_POSTGRES = [
  "../tools/**",
  "src/**",
  "tests/inquiries/disk.test.ts",
  "tests/inquiries/mail.test.ts",
  "tests/inquiries/mail-server.test.ts",
  "tests/content-api/hostile-marks.test.ts",
  "tests/moving/automatic-backups.test.ts",
  "tests/moving/backup.test.ts",
  "tests/moving-in/import-command.test.ts",
  "tests/moving-in/old-website.test.ts",
  "tests/moving-in/run-process.test.ts",
  "tests/moving-in/taken-back.test.ts",
  "tests/moving/tampered-backup.test.ts",
  "tests/seed/demo-*.test.ts",
  "tests/files/film-stills.test.ts",
  "tests/files/foreign-files.test.ts",
  "tests/files/nothing-else-goes-out.test.ts",
  "tests/files/picture-process.test.ts",
  "tests/files/picture-words.test.ts",
  "tests/files/upload-attacks.test.ts",
];

/** Skipped by `npm test`. */
const LONG = ["src", "tests", "../tools"].flatMap((folder) =>
  Object.keys(taggedFiles("long", import.meta.dirname, folder)),
);

/** Unit tests, without Payload. They share a process: starting one took most of their time. */
const UNITS = {
  test: {
    name: "content units",
    include: ["src/**/*.test.ts", "../tools/**/*.test.ts"],
    exclude: LONG,
    ...LIMITS,
    setupFiles: ["testing/setup.ts"],
    isolate: false,
  },
};

/** Set by `npm run test:postgres` to a server's URL; tests independent of the database are then skipped. */
const onPostgres = Boolean(process.env.TEST_POSTGRES);

const WITH_PAYLOAD = {
  deps: { optimizer: { ssr: { enabled: true, include: BUNDLED, exclude: AS_THEY_ARE } } },
  globalSetup: ["testing/global-setup.ts"],
  // Serially, and in reverse at the end of a file: its folder is deleted after everything that uses it has stopped.
  setupFiles: ["testing/setup.ts", "testing/own-state.ts", "testing/empty-content.ts"],
  sequence: { setupFiles: "list" as const },
  pool: "forks" as const,
  isolate: false,
  ...LIMITS,
};

const exclude = onPostgres ? NOT_ON_POSTGRES : [];

export default defineConfig({
  test: {
    // Tests mostly wait for restarts and other processes.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...(onPostgres ? [] : [UNITS]),
      { test: { ...WITH_PAYLOAD, name: "content", include: ["tests/**/*.test.ts"], exclude: [...exclude, ...LONG] } },
      { test: { ...WITH_PAYLOAD, name: "long", include: LONG, exclude } },
    ],
  },
});
