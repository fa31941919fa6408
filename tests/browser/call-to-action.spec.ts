import type { Page } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated } from "../../testing/landing.ts";

const offers = (page: Page) => page.locator("#angebot").getByRole("article");
const subject = (page: Page) => page.getByLabel("Betreff");

test("each item has its service's header, text and picture; its button leads to the contact form and fills in the subject, unless the visitor has written one (spec §2, call-to-action area)", {
  tag: "@everyday",
}, async ({ page }) => {
  await gotoHydrated(page, "/");
  await expect(offers(page)).toHaveCount(5);
  await expect(page.locator("#angebot > div > p")).toContainText("Alle Preise sind Nettopreise");
  for (const offer of await offers(page).all()) {
    await expect(offer.getByRole("heading")).toHaveText(/\S/);
    expect((await offer.getByRole("paragraph").last().textContent())?.length).toBeGreaterThan(20);
    await expect(offer.locator("img")).toHaveCount(1);
  }

  await page.getByRole("link", { name: "Film anfragen" }).click();
  await expect(page).toHaveURL("/#contact");
  await expect(subject(page)).toHaveValue("Anfrage: Film");
  await page.getByRole("link", { name: "Luftbild anfragen" }).click();
  await expect(subject(page)).toHaveValue("Anfrage: Luftbild");

  await subject(page).fill("Ein eigenes Anliegen");
  await page.getByRole("link", { name: "Film anfragen" }).click();
  await expect(subject(page)).toHaveValue("Ein eigenes Anliegen");
});
