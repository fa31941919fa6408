// @long content/src/editing/publishing, content/src/start-page
import { signInByRest } from "../../testing/accounts.ts";
import { goTo, openAdmin, openMore, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { prepare } from "../../testing/test.ts";

test("a date and a time schedule a publication; entry, list and start page say so until it is cancelled", {
  tag: "@everyday",
}, async ({ page, siteUrl, guard }) => {
  guard.allowComplaint(/sandbox attribute|status (of )?400/);
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const header = `Geplant ${Date.now()}`;
  const created = await page.request.post("/api/projects?draft=true", { headers, data: { header, _status: "draft" } });
  const { id } = (await created.json()).doc;
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);

  const drawer = page.getByRole("dialog", { name: "Veröffentlichung planen" });
  await page.getByRole("button", { name: "Planen …" }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Planen" }).click();
  await expect(drawer.getByRole("alert")).toContainText("Bitte geben Sie Tag und Uhrzeit an");
  const time = drawer.getByRole("textbox", { name: /Tag und Uhrzeit/ });
  await time.fill("2030-12-31T10:46");
  await drawer.getByRole("button", { name: "Planen" }).click();

  const said = "31.12.2030, 10:46: wird veröffentlicht";
  const planned = page.getByRole("region", { name: "Geplant" });
  await expect(planned).toContainText(said);
  await goTo(page, `/collections/projects?search=${encodeURIComponent(header)}`);
  await expect(page.getByRole("row", { name: header })).toContainText(said);
  await goTo(page, "");
  await expect(planned.getByRole("listitem").filter({ hasText: header })).toContainText(said);

  await planned.getByRole("link", { name: header }).click();
  await planned.getByRole("button", { name: "Absagen" }).click();
  await expect(page.getByText("Die Planung ist abgesagt.")).toBeVisible();
  await expect(planned).toHaveCount(0);
});

test("a form that is open while its plan runs shows what visitors see, and a completed plan can't be cancelled", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/409|ERR_FAILED|api\/editing/);
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const data = { header: `Offen geblieben ${Date.now()}`, _status: "draft" };
  const created = await page.request.post("/api/projects?draft=true", { headers, data });
  const { id } = (await created.json()).doc;
  const plan = { collection: "projects", id, type: "publish", at: "2030-12-31T10:46" };
  await page.request.post("/api/plans", { headers, data: plan });
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  const planned = page.getByRole("region", { name: "Geplant" });
  const cancel = planned.getByRole("button", { name: "Absagen" });
  await expect(cancel).toBeVisible();
  await expect(page.getByTitle("Status: Entwurf")).toBeVisible();

  // As if its time had come: the text is public, and the plan is gone.
  await page.route("**/api/editing", (route) => route.abort());
  await page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/editing"));
  await page.request.patch(`/api/projects/${id}`, { headers, data: { _status: "published" } });
  await cancel.click();
  await expect(page.getByText("Das ist schon geschehen")).toBeVisible();
  await expect(planned).toHaveCount(0);
  await page.unroute("**/api/editing");
  await expect(page.getByTitle("Status: Veröffentlicht")).toBeVisible();
  await expect(page.getByRole("button", { name: "Änderungen veröffentlichen" })).toBeDisabled();
  await openMore(page);
  await expect(page.getByLabel("Veröffentlicht am")).not.toHaveValue("");

  await page.request.patch(`/api/projects/${id}`, { headers, data: { _status: "draft" } });
  await expect(page.getByTitle("Status: Entwurf")).toBeVisible();
  await expect(page.getByRole("button", { name: "Veröffentlichen", exact: true })).toBeEnabled();
  await page.request.delete(`/api/projects/${id}`, { headers });
});

test("an editor abroad, with a wrong clock, reads and schedules in the agency's time: in lists, in headers and in forms", async ({
  browser,
  siteUrl,
}) => {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const header = `Aus der Ferne ${Date.now()}`;
  const context = await browser.newContext({ baseURL: siteUrl, locale: "de-DE", timezoneId: "Pacific/Auckland" });
  await prepare(context);
  const page = await context.newPage();
  const created = await page.request.post("/api/projects", { headers, data: { header, _status: "published" } });
  const { id, createdAt, publishedAt } = (await created.json()).doc;
  const clock = new Intl.DateTimeFormat("de-DE", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  });
  const [entered, published] = [createdAt, publishedAt].map((at: string) => clock.format(new Date(at)));
  await signIn(page);
  await openAdmin(page, `/collections/projects?search=${encodeURIComponent(header)}`);
  await expect(page.getByRole("row", { name: header })).toContainText(`${entered}`);
  await goTo(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  await expect(page.locator(".doc-controls")).toContainText(`Erstellt: ${entered}`);
  await openMore(page);
  await expect(page.getByLabel("Veröffentlicht am")).toHaveValue(`${published}`);

  await page.clock.setSystemTime(new Date("2031-01-01"));
  await page.getByRole("button", { name: "Planen …" }).click();
  const drawer = page.getByRole("dialog", { name: "Veröffentlichung planen" });
  // Within the hour that Auckland's clocks skip that night.
  await drawer.getByRole("textbox", { name: /Tag und Uhrzeit/ }).fill("2030-09-29T02:30");
  await drawer.getByRole("button", { name: "Planen" }).click();
  await expect(page.getByRole("region", { name: "Geplant" })).toContainText("29.09.2030, 02:30: wird von der Website");
  const plans = await page.request.get("/api/plans", { headers, params: { collection: "projects", id } });
  expect((await plans.json()).plans).toMatchObject([{ at: "2030-09-29T00:30:00.000Z" }]);
  await context.close();
});
