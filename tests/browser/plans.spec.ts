import { administrator, signInByRest } from "../../testing/accounts.ts";
import { goTo, openAdmin, signIn } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

test("a typed German date plans a publication; entry, list and start page say so until it is called off", async ({
  page,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/sandbox attribute/);
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, administrator())}`, origin: siteUrl };
  const header = `Geplant ${Date.now()}`;
  const created = await page.request.post("/api/projects?draft=true", { headers, data: { header, _status: "draft" } });
  const { id } = (await created.json()).doc;
  await signIn(page);
  await openAdmin(page, `/collections/projects/${id}`);

  const drawer = page.getByRole("dialog", { name: "Veröffentlichung planen" });
  await page.getByRole("button", { name: "Planen …" }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Planen" }).click();
  await expect(drawer.getByRole("alert")).toContainText("Bitte geben Sie Tag und Uhrzeit an");
  const time = drawer.getByRole("textbox", { name: /Tag und Uhrzeit/ });
  await time.fill("31.12.2030 10:46");
  await time.press("Enter");
  await expect(time).toHaveValue("31.12.2030, 10:46");
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
