import { expect, test } from "vitest";

const sources = import.meta.glob<string>("/src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** Files that may use cookies and storage; an added one must also be listed in browser-storage.ts. */
const KNOWN = [
  "/src/analytics/analytics.ts", // removes only
  "/src/content/cookie.ts", // only on behalf of the others
  "/src/editing/bar.ts", // only in a signed-in editor's browser
  "/src/editing/panel.ts", // likewise
  "/src/layout/consent/agreement.ts",
  "/src/layout/consent/consent.ts",
  "/src/layout/consent/lost-answer.ts",
  "/src/pages/landing/contact/draft.ts",
  "/src/pages/landing/contact/send.ts",
];

const STORES =
  /document\.cookie =|\bsetCookie\b|cookieStore\.set|(?:local|session)Storage\.setItem|indexedDB|caches\.open|serviceWorker/;

test("only files that the privacy policy's table covers store anything in a browser", () => {
  const found = Object.entries(sources).filter(([path, source]) => !path.includes(".test.") && STORES.test(source));
  expect(found.map(([path]) => path).sort()).toEqual(KNOWN);
});
