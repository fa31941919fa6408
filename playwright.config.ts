import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, installedBrowser } from "./testing/browser.ts";
import { LONG_SPECS } from "./testing/runners/long-tests.ts";

/** They come first, as one that comes last leaves a core idle; the others follow by name. */
const FIRST = filesOf("editor", "contact", "slider", "consent", "accessibility");

/** Files that `npm test` leaves out. */
const LONG = LONG_SPECS.map((file) => `**/${file}`);

function filesOf(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`);
}

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
    { name: "everyday first", testMatch: FIRST },
    { name: "everyday", testIgnore: [...FIRST, ...LONG] },
    { name: "long", testMatch: LONG },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only now is named at the end, and more than two of them fail the run (testing/runners/test-reports.ts).
  retries: 1,
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
