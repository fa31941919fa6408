import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { taggedFiles } from "./testing/tags.ts";

/** They compute longest, and would leave one core idle at the end. Vitest begins with the largest files. */
const LONGEST = ["uploads/uploads", "moving/automatic-backups", "contact/mail-server"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.includes(`/${name}.`));
    const sorted = (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
    // Files share a process as long as those of one project follow each other.
    return sorted.toSorted((a, b) => a.project.name.localeCompare(b.project.name));
  }
}

/** In ms, as in testing/limits.ts. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** Packages that the tests load, bundled once: some thousand files that each test file would load anew. */
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

/** They bring machine code along, or load files that lie beside theirs. */
const AS_THEY_ARE = ["sharp", "libsql", "@libsql/client", "drizzle-kit"];

/**
 * About SQLite's file; about mails, processes, pictures and files of other systems, which no database has a part in:
 * import.test.ts writes what they bring.
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

/** Tests that `npm test` leaves out. */
const LONG = ["src", "tests", "../tools"].flatMap((folder) =>
  Object.keys(taggedFiles("long", import.meta.dirname, folder)),
);

/** Of single parts, without Payload. They share a process, for starting one took most of their time. */
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

/** `npm run test:postgres` gives the address of a server; then what does not touch the database is left out, too. */
const onPostgres = Boolean(process.env.TEST_POSTGRES);

/** With Payload. */
const WITH_PAYLOAD = {
  deps: { optimizer: { ssr: { enabled: true, include: BUNDLED, exclude: AS_THEY_ARE } } },
  globalSetup: ["testing/global-setup.ts"],
  // One after the other, and at the end of a file the other way round: its folder goes when what uses it is stopped.
  setupFiles: ["testing/setup.ts", "testing/own-state.ts", "testing/empty-content.ts"],
  sequence: { setupFiles: "list" as const },
  pool: "forks" as const,
  isolate: false,
  ...LIMITS,
};

const exclude = onPostgres ? NOT_ON_POSTGRES : [];

export default defineConfig({
  test: {
    // They wait more than they compute: for restarts and other processes.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...(onPostgres ? [] : [UNITS]),
      { test: { ...WITH_PAYLOAD, name: "content", include: ["tests/**/*.test.ts"], exclude: [...exclude, ...LONG] } },
      { test: { ...WITH_PAYLOAD, name: "long", include: LONG, exclude } },
    ],
  },
});
