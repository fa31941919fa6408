import { expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE } from "../site/src/layout/consent/consent-cookie.ts";

export function consentOn(page: Page, name = "Cookies? Sie entscheiden.") {
  const root = page.getByRole("dialog", { name });
  return {
    root,
    heading: root.getByRole("heading", { level: 2 }),
    details: root.getByRole("link", { name: "Detaillierte Einstellungen" }),
    button: (label: string) => root.getByRole("button", { name: label, exact: true }),
    box: (label: string) => root.getByRole("checkbox", { name: label, exact: true }),
    reopen: async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Cookie-Einstellungen" }).click();
      await expect(root).toBeVisible();
    },
  };
}

/** The parsed consent cookie; null if there is none. */
export async function consentCookieOf(page: Page) {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === CONSENT_COOKIE);
  return cookie ? { ...cookie, settings: JSON.parse(decodeURIComponent(cookie.value)) as object } : null;
}

/** Whether the focus is within the dialog, or outside of the page. */
export function focusIsKept(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest("dialog:modal") !== null,
  );
}

/** Names of everything that the browser stores for the page, except caches. */
export async function storedBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...storage].sort();
}

/** Addresses on other hosts that the page requests from now on. */
export function watchForeignRequests(page: Page, ownUrl: string): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(ownUrl) && !url.startsWith("data:")) foreign.push(url);
  });
  return foreign;
}
