// @long content/src/fields, site/src/discovery, site/src/social-card
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, openMore, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";
import { axeOn } from "../../testing/landing.ts";

test("an editor previews a project as a search result and as a shared link, sets its description and another name, and its old address redirects to the new one", async ({
  page,
  request,
  siteUrl,
}) => {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  await signIn(page);
  const number = Date.now();
  const data = { header: `Vorher ${number}`, teaser: "Was im Anreißer steht.", _status: "published" };
  const created = await page.request.post("/api/projects", { headers, data });
  const { id } = ((await created.json()) as { doc: { id: number } }).doc;
  const [before, after] = [`/projekte/${id}-vorher-${number}`, `/projekte/${id}-nachher-${number}`];
  await openAdmin(page, `/collections/projects/${id}`);
  await untilGuarded(page);
  await expect(page.getByText(`Adresse: ${before}`)).toBeVisible();

  const description = page.getByLabel("Beschreibung für Suchmaschinen");
  await openMore(page);
  await expect(description).toHaveAttribute("placeholder", "Was im Anreißer steht.");
  const result = page.getByRole("figure", { name: "In einer Suche, ungefähr" });
  await expect(result).toContainText("Was im Anreißer steht.");
  const words = "Ein Satz, den es so nur in der Suche gibt.";
  await description.fill(`${words} ${"Und noch einer. ".repeat(10)}`);
  await expect(page.getByText("Suchmaschinen zeigen 160, der Rest wird abgeschnitten.")).toBeVisible();
  await expect(result).toContainText(/ Und…$/);
  await description.fill(words);
  await expect(page.getByText(`${words.length} von 160 Zeichen`)).toBeVisible();

  await page.getByRole("textbox", { name: "Überschrift *" }).fill(`Nachher ${number}`);
  await expect(page.getByText(`Adresse: ${after}. Wer eine frühere aufruft`)).toBeVisible();
  await expect(page.getByRole("figure", { name: "Als geteilter Link, ungefähr" })).toContainText(`Nachher ${number}`);
  const { violations } = await (await axeOn(page)).include("figure").include(".collapsible [role=status]").analyze();
  expect(violations).toEqual([]);
  await page.getByRole("button", { name: "Änderungen veröffentlichen" }).click();
  await expect.poll(async () => (await request.get(before, { maxRedirects: 0 })).status()).toBe(301);

  const old = await request.get(before, { maxRedirects: 0 });
  expect([old.status(), old.headers().location, old.headers()["cache-control"]]).toEqual([301, after, "no-cache"]);
  expect(await (await request.get(after)).text()).toContain(`<meta name="description" content="${words}"/>`);
  await page.request.delete(`/api/projects/${id}`, { headers });
});
