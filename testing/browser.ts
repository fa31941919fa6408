import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell: the same pages, and half the CPU time per page. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const isRoot = process.getuid?.() === 0;

/** Arguments for Chromium without a display, background requests and, as root, its own sandbox. */
export const BROWSER_ARGUMENTS = [
  "--headless",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none", // equal letter widths in every Chromium
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** Path of an installed Chromium or Chrome; null if there is none. CHROMIUM_PATH overrides it. */
export function installedBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new Error(`CHROMIUM_PATH names no file: ${given}. Correct it or leave it out.`);
  return given ?? [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

function attempt(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a browser for the tests: an installed one, otherwise Playwright's, otherwise Debian's package.
 * @throws Error that says what to install if there is none
 */
export function findBrowser(): string {
  const installed = installedBrowser();
  if (installed) return installed;

  process.stdout.write("Browser  none found, fetching Playwright's Chromium …\n");
  if (attempt("npx", "playwright", "install", "chromium") && installedBrowser()) return findBrowser();

  if (isRoot && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Browser  fetching Debian's Chromium …\n");
    attempt("apt-get", "update", "-qq");
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (attempt("apt-get", "install", "-y", "-qq", "--no-install-recommends", name) && installedBrowser())
        return findBrowser();
    }
  }
  throw new Error(
    "No Chromium or Chrome was found and none could be installed. Install one, or set CHROMIUM_PATH to it.",
  );
}
