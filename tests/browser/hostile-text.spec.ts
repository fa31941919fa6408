// @long content/src/fields, site/src/content, site/src/pages
import type { Page, Request } from "@playwright/test";
import { startForeignSite } from "../../testing/foreign-site.ts";
import { HOSTILE_EVERYWHERE, HOSTILE_SETTINGS } from "../../testing/hostile-content.ts";
import { gotoHydrated } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

/** Counts how many of the corpus's attacks ran: each sets `attacked`, in the page or in a frame's parent. */
async function watchAttacks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let attacks = 0;
    Object.defineProperty(window, "attacked", {
      get: () => attacks,
      set: () => {
        attacks += 1;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { attacked: number }).attacked);
}

/** Requests to other hosts that the policy didn't block, from now on. */
function requestsThatLeft(page: Page, ownUrl: string): string[] {
  const left: string[] = [];
  const note = (request: Request) => {
    const url = request.url();
    if (/^(?:data:|blob:)/.test(url) || url.startsWith(ownUrl) || request.failure()?.errorText === "csp") return;
    left.push(url);
  };
  page.on("requestfinished", note);
  page.on("requestfailed", note);
  return left;
}

/** Hovers and focuses every element of the page, except links. */
function touchEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const events = ["pointerenter", "mouseover", "focus", "toggle", "beforetoggle", "animationstart", "load", "error"];
    for (const element of document.querySelectorAll("body *")) {
      for (const name of events) element.dispatchEvent(new Event(name));
    }
  });
}

test("no editor's text runs script, leaves the page or requests a foreign host, wherever it is shown", async ({
  page,
  guard,
}) => {
  // Pictures that an editor may link to but the policy blocks, or that don't exist.
  guard.allowComplaint(/^failed: .* csp$/);
  guard.allowComplaint(/violates the following Content Security Policy directive: "img-src/);
  guard.allowComplaint(/status 404|status of 404/);
  const site = await startForeignSite((replay) => replay.alter("InitialData", HOSTILE_EVERYWHERE), HOSTILE_SETTINGS);
  try {
    const surprises: string[] = [];
    page.on("dialog", (dialog) => {
      surprises.push(`dialog ${dialog.message()}`);
      return dialog.dismiss();
    });
    page.on("popup", (popup) => void surprises.push(`popup ${popup.url()}`));
    page.on("framenavigated", (frame) => void surprises.push(`navigation to ${frame.url()}`));
    const left = requestsThatLeft(page, site.url);
    const attacks = await watchAttacks(page);

    await gotoHydrated(page, site.url);
    await touchEverything(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

    expect(await attacks()).toBe(0);
    expect(surprises).toEqual([`navigation to ${site.url}/`]);
    expect(left).toEqual([]);
    const unsafe = await page.locator("a[href], img[src], [action]").evaluateAll((all) =>
      all
        .flatMap((each) => ["href", "src", "action"].map((name) => (each as unknown as Record<string, unknown>)[name]))
        .filter((address): address is string => typeof address === "string" && address !== "")
        .filter((address) => !/^(?:https?|mailto|tel):/.test(address)),
    );
    expect(unsafe).toEqual([]);
    const data = await page.locator("script[type$='json']").allTextContents();
    expect(data.length).toBeGreaterThan(0);
    for (const text of data) expect(() => JSON.parse(text)).not.toThrow();
    expect(data.join()).toContain("attacked=1");
    expect(await page.title()).toContain("<img src=x onerror=attacked=1>");
  } finally {
    await page.close();
    await site.end();
  }
});
