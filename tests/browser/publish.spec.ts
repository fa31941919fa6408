import { openAdmin, openMore, signIn, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";

test("an editor changes a slide's text, publishes, and the page shows it", { tag: "@everyday" }, async ({
  page,
  request,
}) => {
  await signIn(page);
  await openAdmin(page, "/collections/services");
  const link = page.getByRole("link", { name: "Webdesign", exact: true });
  // The list writes its own state into its address on first render, which can undo a navigation at that moment.
  await expect(async () => {
    if (await link.isVisible()) await link.click({ timeout: 2000 });
    await page.waitForURL(/\/\d+(?:[?#]|$)/, { timeout: 20_000 });
  }).toPass();
  await untilGuarded(page);
  const own = page.getByRole("link", { name: "Auf der Website ansehen" });
  await openMore(page);
  await expect(own).toHaveAttribute("href", `/#${await page.locator("#field-name").inputValue()}`);
  const field = page.getByLabel("Schlagzeile");
  const before = await field.inputValue();
  const after = `Frisch veröffentlicht ${Date.now()}`;

  await field.fill(after);
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  const publish = page.getByRole("button", { name: "Änderungen veröffentlichen" });
  await publish.click();
  await saved;
  const published = Date.now();
  const landing = async () => (await request.get("/")).text();
  await expect.poll(landing, { intervals: [20] }).toContain(after);
  test.info().annotations.push({ type: "publish to visible", description: `${Date.now() - published} ms` });

  await expect(publish).toBeDisabled(); // the form has the stored state, and isn't refilled
  await field.fill(before);
  await publish.click();
  await expect.poll(async () => (await request.get("/")).text()).not.toContain(after);
});
