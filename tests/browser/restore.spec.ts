// @long content/src/backup, tools/restore
import { openAdmin, signIn } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expectNoBarriers } from "../../testing/landing.ts";
import { expect, test } from "../../testing/own-apps.ts";

test.use({ appsFor: "restore", appsSettings: { BACKUP_PASSPHRASE: "vier-worte-die-nichts-verbindet" } });

test("a backup is created and restored by buttons, and the admin says where later changes are kept", async ({
  apps,
  page,
  guard,
}) => {
  test.slow();
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page, "");
  const backups = page.getByRole("region", { name: "Sicherungen" });
  await backups.getByRole("button", { name: "Jetzt sichern" }).click();
  await expect(backups.getByText(/Zuletzt gesichert heute .*verschlüsselt/)).toBeVisible();

  await backups.getByText("Passwort der Sicherungen zeigen").click();
  await backups.getByLabel("Ihr Passwort").fill(ADMINISTRATOR.password);
  await backups.getByRole("button", { name: "Zeigen" }).click();
  await expect(backups.getByText("vier-worte-die-nichts-verbindet")).toBeVisible();

  const names = async () => {
    const response = await page.request.get(`${apps.url}/api/categories?limit=0`);
    return ((await response.json()) as { docs: { name: string }[] }).docs.map(({ name }) => name);
  };
  const before = await names();
  const data = { name: "Seither", _status: "published" };
  const headers = { origin: apps.url };
  expect((await page.request.post(`${apps.url}/api/categories`, { data, headers })).status()).toBe(201);

  await backups.getByText("Eine Sicherung zurückholen").click();
  await backups.getByRole("button", { name: "Zurückholen …" }).click();
  const dialog = page.getByRole("dialog");
  await expectNoBarriers(page);
  guard.expectComplaint(/status 400: .*restore/);
  guard.expectComplaint(/console error: Failed to load resource.* 400/);
  guard.allowComplaint(/\b50[0-9]\b/);
  await dialog.getByLabel("Ihr Passwort").fill("falsch");
  await dialog.getByRole("button", { name: "Prüfen und zurückholen" }).click();
  await expect(dialog.getByText("Das Passwort stimmt nicht.")).toBeVisible();
  await dialog.getByLabel("Ihr Passwort").fill(ADMINISTRATOR.password);
  const reloaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Prüfen und zurückholen" }).click();
  await expect(dialog.getByText(/wird zurückgeholt/)).toBeVisible();
  await expect.poll(() => apps.isRunning("content")).toBe(false);
  apps.start("content");
  await reloaded;
  await expect(backups.getByText(/wurde heute .* zurückgeholt.*30 Tage lang auf dem Server/)).toBeVisible();
  expect((await names()).sort()).toEqual(before.sort());
});
