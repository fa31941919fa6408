// @long content/src/moving-in, tools/moving-in
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

test.use({
  appsFor: "moving", // the demo agency is removed from them
  appsSettings: { NODE_OPTIONS: `--import=${new URL("../../testing/loopback-is-public.mjs", import.meta.url).href}` },
});

let old: Server;
let url = "";
/** Awaited before the old website serves a picture. */
let picture: Promise<void> = Promise.resolve();

/** A page as WordPress writes it, with private data. */
const page = (names: string, title: string, text: string) => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${title} – Alt</title>
<link rel="stylesheet" href="/wp-content/themes/alt/style.css"></head>
<body class="${names}"><header><a href="/">Alt</a><nav><a href="/">Start</a> <a href="/ueber-uns/">Über uns</a></nav></header>
<main><article><h1>${title}</h1>${text}</article></main>
<footer><p>Agentur Alt, Musterstraße 12</p></footer></body></html>`;

const post = (id: number, title: string, image: string) =>
  page(
    `post-template-default single single-post postid-${id}`,
    title,
    `<time class="entry-date" datetime="2024-05-0${id}T10:00:00+00:00">${id}. Mai 2024</time>
<img class="wp-post-image" src="/wp-content/uploads/2024/05/${image}" alt="">
<p>Ein Text über ${title}, den sonst keine Seite hat.</p>`,
  );

const PAGES: Record<string, string> = {
  "/": page(
    "home page page-id-9",
    "Alt",
    `<p>Wir zeigen, was wir gemacht haben.</p>
<ul><li><a href="/sommerfest/">Sommerfest</a></li><li><a href="/weinlese/">Weinlese</a></li>
<li><a href="/richtfest/">Richtfest</a></li></ul>`,
  ),
  "/sommerfest/": post(1, "Sommerfest", "da.jpg"),
  "/weinlese/": post(2, "Weinlese", "fehlt.jpg"),
  "/richtfest/": post(3, "Richtfest", "da.jpg"),
  "/ueber-uns/": page("page page-id-8", "Über uns", "<p>Seit vierzig Jahren am selben Ort.</p>"),
};

test.beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  old = createServer(async (request, response) => {
    const html = PAGES[request.url ?? ""];
    if (html) return response.writeHead(200, { "content-type": "text/html" }).end(html);
    if (request.url !== "/wp-content/uploads/2024/05/da.jpg") return response.writeHead(404).end();
    if (request.method === "GET") await picture;
    return response.writeHead(200, { "content-type": "image/jpeg", "content-length": jpeg.length }).end(jpeg);
  }).listen(0, "127.0.0.1");
  await once(old, "listening");
  url = `http://www.alt.example:${(old.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  old.closeAllConnections();
  old.close();
});

/** Tabs to an element and presses a key there. */
async function press(target: Locator, key = "Enter"): Promise<void> {
  await tabTo(target);
  await target.press(key);
}

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

test("an owner moves in using the admin and the keyboard alone: she types the old address, reviews the plan, excludes an entry, stops, resumes and reads the report", async ({
  page,
  browser,
  siteUrl,
  guard,
}) => {
  guard.expectComplaint(/^status 404: .*fehlt\.jpg/);
  guard.allowComplaint(/^console error: .*404.*fehlt\.jpg/);
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page);
  await press(page.getByRole("region", { name: "Erste Schritte" }).getByRole("link", { name: "Umziehen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Umziehen" })).toBeVisible();
  await expectNoBarriers(page);

  const told = await listen(page);
  const address = page.getByLabel("Adresse der alten Website");
  await tabTo(address);
  await address.pressSequentially("unsere alte Seite");
  await address.press("Enter");
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^Das ist keine Adresse einer Website/);
  await address.press("ControlOrMeta+a");
  await address.pressSequentially(url);
  await press(page.getByRole("button", { name: "Ansehen", exact: true }));
  await expect(page.getByRole("heading", { name: "Der Plan entsteht" })).toBeFocused();
  await expectNoBarriers(page);
  await expect(page.getByRole("heading", { name: "Der Plan ist fertig" })).toBeVisible({ timeout: 150_000 });

  const plan = page.getByRole("form", { name: "Das kommt hierher" });
  const posts = plan.getByRole("region", { name: "Beiträge (3)" });
  const summary = plan.getByRole("status");
  await expect(summary).toHaveText("3 Projekte, 2 Seiten, 3 Bilder kommen.");
  await expect(posts).toContainText("kann nur ein Mensch sagen");
  await expect(posts.getByLabel("werden Projekte")).toBeChecked();
  await expect(posts.getByRole("listitem").filter({ hasText: "Sommerfest" })).toContainText("01.05.2024");
  const widths = () =>
    posts.locator("img").evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth));
  await expect.poll(widths, "the missing picture gives its place to the text").toEqual([800, 800]);
  await press(posts.getByRole("button", { name: "Vorschau: Sommerfest" }));
  const preview = page.getByRole("dialog", { name: "Sommerfest" });
  await expect(preview).toContainText("Ein Text über Sommerfest");
  await expect(preview.getByRole("link", { name: /^alte Seite/ })).toHaveAttribute("href", `${url}/sommerfest/`);
  await expectNoBarriers(page, "dialog");
  await page.keyboard.press("Escape");
  await expect(posts.getByRole("button", { name: "Vorschau: Sommerfest" })).toBeFocused();
  await press(posts.getByLabel("Richtfest kommt mit"), "Space");
  await expect(summary).toHaveText("2 Projekte, 2 Seiten, 2 Bilder kommen; 1 Seite bleibt dort.");
  await press(plan.getByText("Im Einzelnen"), "Enter");
  await expect(plan).toContainText("Projekt: 3 neu");
  await expectNoBarriers(page);

  let goOn = () => {};
  picture = new Promise((resolve) => {
    goOn = resolve;
  });
  await press(plan.getByLabel("Vorher entfernen"), "Space");
  await press(plan.getByRole("button", { name: "Jetzt umziehen" }));
  await expect(page.getByRole("heading", { name: "Der Umzug läuft" })).toBeFocused();
  await expect(page.getByText(/Es wird auf www\.alt\.example:\d+ gewartet/)).toBeVisible({ timeout: 150_000 });
  expect((await told()).filter((each) => !each.startsWith("Die Vorschau"))).toEqual([
    "Der Plan entsteht",
    "Der Plan ist fertig.",
    "2 Projekte, 2 Seiten, 2 Bilder kommen; 1 Seite bleibt dort.",
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
