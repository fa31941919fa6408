import { LONG_TESTS_OF_CONTENT } from "../../content/testing/long-tests.ts";

/**
 * The long tests, which `npm test` leaves out (decision 203), each with what it exercises by running the apps: rooms, folders
 * or files. `.ci/run` runs those for which something here changed, or a file that one of these imports (changed-suites.ts).
 */

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

/** Whatever puts an entry's form and its lists together. */
const FORMS = [
  "content/build",
  "content/next.config.ts",
  "content/src/admin",
  "content/src/app",
  "content/src/collections",
  "content/src/globals",
];

export const LONG_TESTS: Record<string, string[]> = {
  ...LONG_TESTS_OF_CONTENT,
  "tests/browser/accessibility-tree.spec.ts": [...PAGES, "tests/trees", "tools/demo"],
  "tests/browser/accounts.spec.ts": ["content/src/accounts", "content/src/admin"],
  "tests/browser/anchors.spec.ts": [...PAGES, "content/src/addresses"],
  "tests/browser/another-agency.spec.ts": [
    ...PAGES,
    "content/src/appearance",
    "content/src/globals",
    "content/src/start-page",
    "site/src/site-icons",
  ],
  "tests/browser/bad-content.spec.ts": PAGES,
  "tests/browser/commands.spec.ts": FORMS,
  "tests/browser/consent-for-everyone.spec.ts": ["site/src/layout"],
  "tests/browser/cookies-blocked.spec.ts": ["site/src/browser.ts", "site/src/layout", "site/src/pages/landing"],
  "tests/browser/faults.spec.ts": [
    "content/src/contact",
    "content/src/database",
    "scripts/run-apps.ts",
    "scripts/start.ts",
    "site/src/server/content-proxy",
    "site/src/server/http",
    "site/src/server/page-cache",
  ],
  "tests/browser/first-view.spec.ts": [...PAGES, "content/src/uploads", "tools/demo/media"],
  "tests/browser/first-visit.spec.ts": [...PAGES, "site/src/analytics"],
  "tests/browser/footer.spec.ts": PAGES,
  "tests/browser/foreign-files.spec.ts": [
    "content/src/appearance",
    "content/src/contact",
    "content/src/process",
    "content/src/uploads",
  ],
  "tests/browser/form-commands.spec.ts": FORMS,
  "tests/browser/forty-actions.spec.ts": FORMS,
  "tests/browser/from-the-page.spec.ts": ["content/src/editing", "content/src/preview", "site/src/editing"],
  "tests/browser/german-admin.spec.ts": ["content/build", "content/src"],
  "tests/browser/hostile-text.spec.ts": ["content/src/fields", "site/src/content", "site/src/pages"],
  "tests/browser/hostile-uploads.spec.ts": ["content/src/uploads", "site/src/server/content-proxy"],
  "tests/browser/keyboard.spec.ts": PAGES,
  "tests/browser/legal-texts.spec.ts": ["content/src/legal-texts", "content/src/start-page", "site/src/pages/legal"],
  "tests/browser/library.spec.ts": ["content/src/admin", "content/src/uploads"],
  "tests/browser/list-commands.spec.ts": FORMS,
  "tests/browser/look.spec.ts": [...PAGES, "tests/looks", "tools/demo"],
  "tests/browser/mail-server.spec.ts": ["content/src/contact", "content/src/mail", "content/src/start-page"],
  "tests/browser/moving.spec.ts": ["content/src/moving", "tools/import"],
  "tests/browser/old-addresses.spec.ts": ["content/src/addresses", "site/src/server/page-cache/old-addresses.ts"],
  "tests/browser/order.spec.ts": ["content/src/collections", "content/src/globals"],
  "tests/browser/outage.spec.ts": [
    "scripts/run-apps.ts",
    "site/src/server/content-proxy",
    "site/src/server/page-cache",
    "site/src/server/routes",
    "site/src/shell.tsx",
  ],
  "tests/browser/own-page.spec.ts": ["content/src/collections", "content/src/fields", "site/src/pages"],
  "tests/browser/owners-settings.spec.ts": ["content/src/globals", "content/src/mail"],
  "tests/browser/plans.spec.ts": ["content/src/publishing", "content/src/start-page"],
  "tests/browser/preview.spec.ts": ["content/src/fields", "content/src/preview", "site/src/preview.ts"],
  "tests/browser/references-motion.spec.ts": PAGES,
  "tests/browser/references.spec.ts": PAGES,
  "tests/browser/reveal.spec.ts": PAGES,
  "tests/browser/room.spec.ts": PAGES,
  "tests/browser/series.spec.ts": PAGES,
  "tests/browser/sharing.spec.ts": ["content/src/fields", "site/src/discovery", "site/src/social-card"],
  "tests/browser/slider-motion.spec.ts": PAGES,
  "tests/browser/slow-answers.spec.ts": ["content/src/editing", "content/src/fields"],
  "tests/browser/truthful-forms.spec.ts": ["content/src", "site/src/editing", "site/src/pages/landing/contact"],
  "tests/browser/two-editors.spec.ts": ["content/src/editing", "content/src/fields"],
  "tests/browser/unpublished.spec.ts": [
    "content/src/addresses",
    "content/src/graphql",
    "content/src/uploads",
    "site/src/content",
    "site/src/discovery",
    "site/src/server/routes",
  ],
  "tests/browser/uploads.spec.ts": ["content/src/admin", "content/src/uploads"],
  "tests/browser/video-dialog.spec.ts": PAGES,
  "tests/browser/writing.spec.ts": ["content/src/fields", "site/src/content"],
};

/** Names of the files in tests/browser. */
export const LONG_SPECS = Object.keys(LONG_TESTS).flatMap((file) => /^tests\/browser\/(.+)$/.exec(file)?.[1] ?? []);
