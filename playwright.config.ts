import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, installedBrowser } from "./testing/browser.ts";

/** Run by `npm test`, which skips all others. */
const EVERYDAY = /@everyday/;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  // Shared by all browsers: pictures are compared scaled down (tests/looks), accessibility trees as text (tests/trees).
  snapshotPathTemplate: "tests/{arg}{ext}",
  globalSetup: "testing/global-setup.ts",
  // Both apps and two browsers share the machine's cores.
  workers: 2,
  fullyParallel: false,
  projects: [
    { name: "everyday", grep: EVERYDAY },
    { name: "long", grepInvert: EVERYDAY },
  ],
  forbidOnly: Boolean(process.env.CI),
  // As in testing/limits.ts: they only end hanging tests; a busy machine isn't a bug.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1440, height: 900 },
    // Without a GPU, drifting pictures use a whole core; tests of motion opt in.
    reducedMotion: "reduce",
    launchOptions: { executablePath: installedBrowser() ?? undefined, args: BROWSER_ARGUMENTS },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
