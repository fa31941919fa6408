import { expect, test } from "vitest";

const sources = import.meta.glob<string>("/src/**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** Files that may touch cookies and storage; one that is added here belongs into browser-storage.ts too. */
const KNOWN = [
  "/src/analytics/analytics.ts", // removes only
  "/src/layout/consent/agreement.ts",
  "/src/layout/consent/consent.ts",
  "/src/pages/landing/contact/draft.ts",
  "/src/pages/landing/contact/send.ts",
];

const STORES =
  /document\.cookie =|cookieStore\.set|(?:local|session)Storage\.setItem|indexedDB|caches\.open|serviceWorker/;

test("only files that the privacy policy's table covers store anything in a browser", () => {
  const found = Object.entries(sources).filter(([path, source]) => !path.includes(".test.") && STORES.test(source));
  expect(found.map(([path]) => path).sort()).toEqual(KNOWN);
});
