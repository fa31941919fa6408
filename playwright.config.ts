import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, installedBrowser } from "./testing/browser.ts";

/** `npm test` has these, and leaves out all others. */
const EVERYDAY = /@everyday/;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  // One for every browser: pictures are compared small (tests/looks), accessibility trees as text (tests/trees).
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
  // As in testing/limits.ts: they end what hangs, and a busy machine is no fault of the product.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"], ["json"]],
  use: {
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1440, height: 900 },
    // Pictures that drift cost a browser without a GPU a core; tests of motion say that they want it.
    reducedMotion: "reduce",
    launchOptions: { executablePath: installedBrowser() ?? undefined, args: BROWSER_ARGUMENTS },
    trace: "off",
    screenshot: "only-on-failure",
  },
});
