import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { confirm, restOf } from "../../testing/commands.ts";
import { expect, test } from "../../testing/editor.ts";

const now = Date.now();

test.setTimeout(120_000);

test("parts of a service are added, folded, copied and pasted; the preview beside the form comes and goes", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const of = (names: string[]) => names.map((title) => ({ title, icon: "brush" }));
  const make = async (name: string, names: string[]) =>
    (
      await rest("POST", "services?draft=true", {
        title: name,
        name: name.toLowerCase(),
        serviceAssets: of(names),
        _status: "draft",
      })
    ).doc.id;
  const [from, to] = [await make(`Von-${now}`, ["Eins", "Zwei"]), await make(`Nach-${now}`, [])];
  const parts = async (id: number) =>
    ((await rest("GET", `services/${id}?draft=true&depth=0`)).serviceAssets as { title: string | null }[]).map(
      ({ title }) => title ?? null,
    );
  await signIn(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, `/collections/services/${from}`);
  await untilGuarded(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  const title = page.locator("#field-serviceAssets__0__title");
  await press("Alle ausklappen");
  await expect(title).toBeVisible();
  await press("Alle einklappen");
  await expect(title).toBeHidden();
  await press("Zeilen kopieren und einfügen");
  await press("Feld kopieren");
  await press("Teilleistung hinzufügen");
  await expect.poll(() => parts(from)).toEqual(["Eins", "Zwei", null]);

  const preview = page.locator("iframe[data-state=shown]");
  const isShown = await preview.isVisible();
  await press("Live-Vorschau");
  await expect(preview).toBeVisible({ visible: !isShown });
  await page.getByRole("button", { name: /^Live-Vorschau/ }).click();
  await expect(preview).toBeVisible({ visible: isShown });

  await openAdmin(page, `/collections/services/${to}`);
  await untilGuarded(page);
  await press("Zeilen kopieren und einfügen");
  await press("Feld einfügen");
  await expect.poll(() => parts(to)).toEqual(["Eins", "Zwei"]);
  for (const id of [from, to]) await rest("DELETE", `services/${id}`);
});

test("a placeholder goes into a legal text where the cursor is, and a colour is taken from the few; neither is public", async ({
  page,
  siteUrl,
}) => {
  const rest = await restOf(siteUrl);
  const read = async (slug: string, draft = true) => rest("GET", `globals/${slug}?draft=${draft}&depth=0`);
  await signIn(page);
  const [text, brand] = [await read("legal-texts", false), await read("appearance", false)];
  await openAdmin(page, "/globals/legal-texts");
  await untilGuarded(page);
  await page.getByText("Platzhalter einfügen").first().click();
  await page.getByRole("button", { name: "{{Mobiltelefon}}" }).first().click();
  const count = (given: unknown) => String(given).split("{{Mobiltelefon}}").length;
  await expect.poll(async () => count((await read("legal-texts")).impressum)).toBe(count(text.impressum) + 1);
  await page.getByRole("button", { name: "Zum veröffentlichten Stand zurück" }).click();
  await confirm(page);
  await expect.poll(async () => (await read("legal-texts")).impressum).toBe(text.impressum);

  await openAdmin(page, "/globals/appearance");
  await untilGuarded(page);
  await page.getByRole("button", { name: "Salbei", exact: true }).click();
  await expect.poll(async () => (await read("appearance")).paper).toMatch(/^#[\da-f]{6}$/);
  expect((await read("appearance")).paper).not.toBe(brand.paper);
  expect((await read("appearance", false)).paper).toBe(brand.paper);
  await rest("POST", "globals/appearance?draft=true", { paper: brand.paper, _status: "draft" });
});
