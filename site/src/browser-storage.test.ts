import { expect, test } from "vitest";

const sources = import.meta.glob<string>("./**/*.{ts,tsx}", { eager: true, query: "?raw", import: "default" });

/** Who may touch cookies and storage; whoever is added here belongs into browser-storage.ts too. */
const KNOWN = [
  "./analytics/analytics.ts", // removes only
  "./layout/consent/consent.ts",
  "./layout/consent/named-service.ts",
  "./pages/landing/contact/draft.ts",
  "./pages/landing/contact/send.ts",
];

const STORES =
  /document\.cookie =|cookieStore\.set|(?:local|session)Storage\.setItem|indexedDB|caches\.open|serviceWorker/;

test("nothing is stored in a browser but by those whom the privacy policy's table knows", () => {
  const found = Object.entries(sources).filter(([path, source]) => !path.includes(".test.") && STORES.test(source));
  expect(found.map(([path]) => path).sort()).toEqual(KNOWN);
});
