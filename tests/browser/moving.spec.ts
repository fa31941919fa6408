// @long content/src/moving, tools/import
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { openAdmin, signIn } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { tabTo } from "../../testing/keyboard.ts";
import { expectNoBarriers } from "../../testing/landing.ts";
import { expect, test } from "../../testing/own-apps.ts";

test.use({ appsFor: "moving" }); // the demo agency is removed from them

let old: Server;
let url = "";
/** Waited for before the old server gives out a picture. */
let picture: Promise<void> = Promise.resolve();

test.beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  old = createServer(async (request, response) => {
    if (request.method === "GET") await picture;
    if (request.url === "/wp-content/uploads/2024/05/fehlt.jpg") response.writeHead(404).end();
    else response.writeHead(200, { "content-type": "image/jpeg", "content-length": jpeg.length }).end(jpeg);
  }).listen(0, "127.0.0.1");
  await once(old, "listening");
  url = `http://127.0.0.1:${(old.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  old.closeAllConnections();
  old.close();
});

const item = (id: number, title: string, more: string) =>
  `<item><title><![CDATA[${title}]]></title><link>${url}/${id}/</link><wp:post_id>${id}</wp:post_id>${more}</item>`;

const attachment = (id: number, file: string) =>
  item(
    id,
    file,
    `<wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${url}/wp-content/uploads/2024/05/${file}</wp:attachment_url>`,
  );

const post = (id: number, title: string, image: number, status = "publish") =>
  item(
    id,
    title,
    `<content:encoded><![CDATA[<p>Ein Text über ${title}.</p>]]></content:encoded><wp:post_date_gmt>2024-05-0${id} 10:00:00</wp:post_date_gmt><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${image}</wp:meta_value></wp:postmeta>`,
  );

const wordpressExport = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Alt</title><link>${url}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${url}</wp:base_site_url>
${attachment(11, "da.jpg")}${attachment(12, "fehlt.jpg")}
${post(1, "Sommerfest", 11)}${post(2, "Weinlese", 12)}${post(3, "Richtfest", 11, "draft")}
</channel></rss>`;

/** Goes to something by Tab, and presses a key there. */
async function press(target: Locator, key = "Enter"): Promise<void> {
  await tabTo(target);
  await target.press(key);
}

/** All that a screen reader was told meanwhile. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const tell = (node: Node) => {
      const live = (node instanceof Element ? node : node.parentElement)?.closest("[role=status], [role=alert]");
      const words = live?.textContent?.trim();
      if (words && words !== told.at(-1)) told.push(words);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) tell(target);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test("an owner moves in by the admin and the keyboard alone: she uploads the export, reads the plan, stops, goes on and reads the report", async ({
  page,
  browser,
  siteUrl,
}) => {
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page);
  await press(page.getByRole("region", { name: "Erste Schritte" }).getByRole("link", { name: "Umziehen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Umziehen" })).toBeVisible();
  await expectNoBarriers(page);

  const told = await listen(page);
  const chooser = page.waitForEvent("filechooser");
  await press(page.getByLabel("Dateien, auch mehrere"), "Space");
  const buffer = Buffer.from(wordpressExport());
  await (await chooser).setFiles({ name: "export.xml", mimeType: "text/xml", buffer });
  await expect(page.getByText("Hochgeladen: export.xml")).toBeVisible();
  await press(page.getByRole("button", { name: "Plan ansehen" }));
  await expect(page.getByRole("heading", { name: "Der Plan ist fertig" })).toBeVisible({ timeout: 150_000 });
  const plan = page.getByRole("form", { name: "Der Plan" });
  await expect(plan).toContainText("Projekt: 3 neu");
  await expect(plan.getByRole("region", { name: "Wird ein Entwurf" })).toContainText("„Richtfest“");
  await expect(plan).toContainText("liegt im eigenen Netz");
  await press(plan.getByRole("button", { name: "Ja, Bilder von dort holen" }), "Space");
  await expect(page.getByRole("heading", { name: "Der Plan entsteht" })).toBeFocused();
  await expect(plan).not.toContainText("liegt im eigenen Netz", { timeout: 150_000 });
  await expect(plan).toContainText("fehlt.jpg gibt es dort nicht");
  await expectNoBarriers(page);

  let goOn = () => {};
  picture = new Promise((resolve) => {
    goOn = resolve;
  });
  await press(plan.getByLabel("Vorher entfernen"), "Space");
  await press(plan.getByRole("button", { name: "Jetzt umziehen" }));
  await expect(page.getByRole("heading", { name: "Der Umzug läuft" })).toBeFocused();
  await expect(page.getByText(/Es wird auf 127\.0\.0\.1:\d+ gewartet/)).toBeVisible({ timeout: 150_000 });
  expect(await told()).toEqual([
    "Wird hochgeladen …",
    expect.stringMatching(/^Hochgeladen: export\.xml/),
    "Der Plan entsteht",
    "Der Plan ist fertig.",
    "Der Plan entsteht",
    "Der Plan ist fertig.",
    "Der Umzug läuft",
  ]);
  await press(page.getByRole("button", { name: "Anhalten" })); // before the picture is given up
  await expect(page.getByRole("heading", { name: "Angehalten" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Angehalten" })).toBeVisible();
  await expectNoBarriers(page);

  goOn();
  await press(page.getByRole("button", { name: "Weiter" }));
  await expect(page.getByRole("heading", { name: "Der letzte Umzug ist fertig" })).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText("Es fehlen: 1 Datei.").last()).toBeVisible();
  await press(page.getByRole("link", { name: "Bericht lesen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Bericht des Umzugs" })).toBeVisible();
  await expectNoBarriers(page);
  await press(page.getByRole("link", { name: "Projekt „Weinlese“" }));
  await expect(page).toHaveURL(/\/admin\/collections\/projects\/\d+/);

  const visitor = await browser.newPage();
  await visitor.goto(`${siteUrl}/projekte`);
  await expect(visitor.getByRole("main")).toContainText("Sommerfest");
  await expect(visitor.getByRole("main")).not.toContainText("Richtfest");
  await visitor.close();
});
