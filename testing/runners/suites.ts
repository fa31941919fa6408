import { taggedFiles } from "../../content/testing/tags.ts";

/** A suite of `npm run test:all` that `npm test` isn't part of. */
export type Suite = {
  npm: string[];
  /** CPU-bound; browser tests take precedence. */
  givesWay?: boolean;
  tests: string[];
  /** Rooms, folders or files that it tests by running the apps. */
  rooms: string[];
  /** And files that import from these folders. */
  importersOf?: string[];
};

const runner = (name: string) => [`tests/${name}`, `testing/runners/test-${name}.ts`, `vitest.${name}.config.ts`];

/** Rooms of pages in a browser. */
const PAGES = [
  "site/build",
  "site/public",
  "site/src/behaviour.ts",
  "site/src/browser.ts",
  "site/src/content",
  "site/src/hydrate.tsx",
  "site/src/islands",
  "site/src/layout",
  "site/src/pages",
  "site/src/scrolling",
  "site/src/styles",
  "site/src/styles.ts",
  "site/src/ui",
  "site/vite.config.ts",
];

/** Rooms that make up an entry's form and its lists. */
const FORMS = ["content/build", "content/next.config.mjs", "content/src/ui", "content/src/app", "content/src/types"];

/** Their names in the first lines of long tests. */
const GROUPS: Record<string, string[]> = { PAGES, FORMS };

/**
 * Files with long tests, which `npm test` skips (decision 203), each with what it tests by running the apps: rooms,
 * folders or files, as listed in its first line.
 */
export function longTests(root: string): Record<string, string[]> {
  const tagged = ["content/src", "content/tests", "tests", "tools"].map((folder) => taggedFiles("long", root, folder));
  const files = Object.entries(Object.assign({}, ...tagged) as Record<string, string[]>);
  return Object.fromEntries(files.map(([file, names]) => [file, names.flatMap((name) => GROUPS[name] ?? [name])]));
}

/**
 * The suites, in starting order. One has to run when a change touches its tests or their imports within tests, its
 * rooms or their imports; `long` by each of its tests, and `postgres` by each of content's.
 */
export const SUITES: Record<string, Suite> = {
  long: {
    npm: ["run", "test:long"],
    tests: [],
    rooms: [],
  },
  processes: {
    npm: ["run", "test:postgres", "--", "processes"],
    tests: runner("postgres"),
    rooms: [
      "content/migrations",
      "content/src/entry",
      "content/src/inquiries",
      "content/src/platform/database",
      "content/src/platform/http",
      "content/src/platform/process",
      "content/src/editing/publishing",
      "content/src/files/encoding-queue.ts",
      "tools/restore",
      "tools/target",
    ],
  },
  engines: {
    npm: ["run", "test:engines"],
    tests: [...runner("engines"), "testing/engines"],
    rooms: [...PAGES, "site/src/editing"],
  },
  postgres: {
    npm: ["run", "test:postgres", "--", "content"],
    givesWay: true,
    tests: ["testing/postgres.ts", "testing/runners/test-postgres.ts"],
    rooms: ["content/migrations", "content/src/platform/database"],
    importersOf: ["content/migrations", "content/src/platform/database"],
  },
  front: {
    npm: ["run", "test:front"],
    tests: [...runner("front"), "testing/front"],
    rooms: [
      ".env.example",
      "content/src/platform/settings",
      "deploy",
      "docs/operations.md",
      "scripts/server",
      "site/src/server/cache/content-proxy",
      "site/src/server/cache/page-cache.ts",
      "site/src/server/http",
      "site/src/server/routes/receive-publication.ts",
    ],
  },
  s3: {
    npm: ["run", "test:s3"],
    givesWay: true,
    tests: runner("s3"),
    rooms: [
      "content/src/backup",
      "content/src/files",
      "content/src/platform/file-store",
      "content/src/platform/settings",
      "scripts/media.ts",
      "tools/restore",
      "tools/target",
    ],
  },
  release: {
    npm: ["run", "test:release"],
    tests: [...runner("release"), "testing/release", "content/tests/upgrades"],
    rooms: [
      "content/build",
      "content/migrations",
      "content/next.config.mjs",
      "content/src/platform/database",
      "deploy",
      "scripts/release",
      "scripts/release.ts",
      "scripts/run-app.ts",
      "scripts/server",
      "site/vite.config.ts",
    ],
  },
  // Whole systems that are moved, restored and fail over: they take two minutes of CPU, and are for releases.
  systems: {
    npm: ["run", "test:postgres", "--", "systems"],
    givesWay: true,
    tests: [],
    rooms: [],
  },
};
