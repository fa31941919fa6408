import { expect, test } from "vitest";

const sources = import.meta.glob<string>("/src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** Files that may use cookies and storage; add new ones to browser-storage.ts, too. */
const KNOWN = [
  "/src/analytics/analytics.ts", // only removes
  "/src/content/cookie.ts", // only on behalf of the others
  "/src/editing/bar.ts", // only in a signed-in editor's browser
  "/src/editing/panel.ts",
  "/src/layout/consent/agreement.ts",
  "/src/layout/consent/consent.ts",
  "/src/layout/consent/lost-answer.ts",
  "/src/pages/landing/contact/draft.ts",
  "/src/pages/landing/contact/send.ts",
];

const STORES =
  /document\.cookie =|\bsetCookie\b|cookieStore\.set|(?:local|session)Storage\.setItem|indexedDB|caches\.open|serviceWorker/;

test("only files covered by the privacy policy's table store anything in a browser", () => {
  const found = Object.entries(sources).filter(([path, source]) => !path.includes(".test.") && STORES.test(source));
  expect(found.map(([path]) => path).sort()).toEqual(KNOWN);
});
