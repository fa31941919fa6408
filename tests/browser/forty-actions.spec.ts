// @long FORMS
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { openAdmin, signIn, unseen, untilGuarded } from "../../testing/admin.ts";
import { expect, test } from "../../testing/editor.ts";
import { Hands } from "../../testing/hands.ts";
import { axeOn } from "../../testing/landing.ts";

const seeded = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../tools/demo/media/${name}`, import.meta.url)));

/** An editor's folder, in its order, with each file's content. */
const FILES: [string, string][] = [
  ["serie-bau-auge.jpg", "Blick durch das Treppenauge"],
  ["serie-bau-stufen.jpg", "Stufen im Streiflicht"],
  ["serie-bau-hof.jpg", "Innenhof mit Schatten"],
  ["serie-bau-freitreppe.jpg", "Freitreppe am Eingang"],
  ["serie-felder-weg.jpg", "Weg durch die Felder"],
  ["serie-plakat-rahmen.jpg", "Rahmen auf dem Schneidetisch"],
  ["serie-zinken-ecke.jpg", "Verzinkte Ecke"],
  ["video-keramik.mp4", "Eine Vase dreht sich"],
];

/** A film's last box, which players skip. */
const FREE_BOX = Buffer.from("00000010667265650000000000000000", "hex");

/** With unique names: other tests look for the demo's film, and repeated runs for their own pictures. */
const filesNamed = (prefix: string) =>
  FILES.map(([name]) => {
    const film = name.endsWith(".mp4");
    return {
      name: `${prefix}-${name.replace("video-keramik", "film")}`,
      mimeType: film ? "video/mp4" : "image/jpeg",
      buffer: film ? Buffer.concat([seeded(name), FREE_BOX]) : unseen(seeded(name)),
    };
  });

const EDITOR = /Applying a mismatched transaction/;

function scriptsOf(page: Page) {
  const texts: Promise<string>[] = [];
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (/javascript/.test(type)) texts.push(response.text().catch(() => ""));
  });
  return { hold: async (pattern: RegExp) => (await Promise.all(texts)).some((text) => pattern.test(text)) };
}

test("an editor creates a project with seven pictures, a film, headings and a link in fewer than 40 actions, without Markdown", async ({
  page,
}) => {
  const hands = new Hands(page);
  const now = Date.now();
  const title = `Umbau ${now}`;
  const files = filesNamed(`umbau-${now}`);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const scripts = scriptsOf(page);
  await signIn(page);
  await openAdmin(page);
  await expect(page.getByRole("heading", { name: "Was möchten Sie tun?" })).toBeVisible();
  expect(await scripts.hold(EDITOR), "the editor's script on a page without a text").toBe(false);

  await hands.click(page.getByRole("link", { name: /Neues Projekt anlegen/ }));
  await hands.click(page.getByRole("textbox", { name: "Überschrift" }));
  await hands.type(title);
  await expect(page).toHaveURL(/projects\/\d+/);
  await untilGuarded(page);
  const address = `/projekte/${/projects\/(\d+)/.exec(page.url())?.[1]}`;

  await hands.click(text);
  expect(await scripts.hold(EDITOR)).toBe(true);
  await hands.press("Control+Alt+1");
  await hands.type("Wie es begann");
  await hands.press("Enter");
  await hands.type("Ein Haus und sein Licht, dazu auch ");
  await hands.press("Control+k");
  const link = page.getByRole("dialog", { name: "Link einfügen" });
  await hands.type("licht auf");
  await expect(link.getByText(/^[1-3] zur Wahl$/)).toBeVisible();
  await hands.click(link.getByRole("option", { name: /Projekt$/ }).first());
  await expect(text.getByRole("link")).toHaveAttribute("href", /^\/projekte\/\d+-/);

  await hands.choose(page.getByRole("button", { name: "Bild, Film oder PDF hochladen" }), files);
  const upload = page.getByRole("dialog", { name: "Dateien hochladen" });
  await expect(upload.getByText("Noch 8 ohne Alternativtext, was sich nachholen lässt.")).toBeVisible();
  expect((await (await axeOn(page)).include("dialog").analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(upload.getByRole("button", { name: "Fertig" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [, words] of FILES) {
    await hands.type(words);
    await hands.press("Enter");
  }
  await expect(upload).toBeHidden();
  await expect(text.locator("img[src]")).toHaveCount(7);
  await expect(text.locator("video")).toHaveCount(1);

  await expect(text).toBeFocused();
  await hands.press("Enter");
  await hands.press("Control+Alt+1");
  await hands.type("Was daraus wurde");
  await hands.click(text.getByRole("img", { name: "Stufen im Streiflicht" }));
  await hands.press("Alt+ArrowLeft");
  await expect(text.locator("img[src]").first()).toHaveAttribute("alt", "Stufen im Streiflicht");
  await expect(text.getByRole("heading", { name: "Was daraus wurde" })).toBeVisible();
  const image = page.getByRole("group", { name: "Bild", exact: true });
  await hands.click(image.getByRole("button", { name: "Aus den Dateien" }));
  await hands.click(page.getByRole("option", { name: `umbau-${now}-serie-bau-hof.jpg` }));
  await expect(image.getByText(`umbau-${now}-serie-bau-hof.jpg`, { exact: true })).toBeVisible();
  await hands.click(page.getByRole("button", { name: /^Veröffentlichen$/ }));
  await expect.poll(async () => (await page.request.get(address)).status(), { intervals: [200] }).toBe(200);
  expect(hands.actions.length, hands.actions.join("\n")).toBeLessThan(40);

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Umbau");
  await expect(page.getByRole("heading", { level: 2, name: "Wie es begann" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Was daraus wurde" })).toBeVisible();
  await expect(page.getByText("Ein Haus und sein Licht").getByRole("link")).toHaveAttribute(
    "href",
    /^\/projekte\/\d+-/,
  );
  const shown = page.locator("[data-series] img");
  const [auge, stufen, ...others] = FILES.map(([, words]) => words);
  expect(await shown.evaluateAll((all) => all.map((each) => each.getAttribute("alt")))).toEqual([
    stufen,
    auge,
    ...others,
  ]);
  await expect(page.locator("[data-film] img")).toHaveAttribute("src", new RegExp(`umbau-${now}-film-standbild`));
});
