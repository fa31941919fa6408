// @long PAGES, content/src/appearance, content/src/types/globals, content/src/platform/mail, content/src/start-page, site/src/site-icons
import type { Page } from "@playwright/test";
import { TYPEFACES } from "@schaufenster/contract/appearance/choice";
import { passingColours } from "@schaufenster/contract/appearance/colour-check";
import { integer, record, sample } from "fast-check";
import { MailServer } from "../../content/testing/mail-server.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, previewIn, showPreview, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { Hands } from "../../testing/hands.ts";
import {
  axeOn,
  barriersOf,
  expectNoBarriers,
  expectNoSidewaysScroll,
  gotoHydrated,
  WCAG,
} from "../../testing/landing.ts";
import { expect, test } from "../../testing/own-apps.ts";

const MARK = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" onload="alert(1)">
  <style>.a{fill:#0b5d3b}</style><script>alert(1)</script>
  <circle class="a" cx="50" cy="50" r="40"/><path class="a" d="M120 20h260v20H120zM120 60h180v20H120z"/></svg>`;
const GREEN = "rgb(11, 93, 59)";

const AGENCY = [
  ["Name der Agentur", "Grünwerk"],
  ["Zusatz", "Film und Foto aus Freiburg"],
  ["Inhaberin oder Inhaber", "Lena Grün"],
  ["Umsatzsteuer-ID", "DE222333444"],
] as const;

const CONTACT = [
  ["E-Mail-Adresse", "post@gruenwerk.example"],
  ["Telefon", "0761 200300"],
  ["Mobiltelefon", "0171 200300"],
  ["Straße und Hausnummer", "Lindenweg 4"],
  ["Postleitzahl", "79098"],
  ["Ort", "Freiburg"],
  ["Link zum Stadtplan", "https://karte.example/lindenweg-4"],
] as const;

const LINKS = [
  ["Website", "https://gruenwerk.example"],
  ["Facebook", ""],
  ["YouTube", ""],
  ["Instagram", "https://instagram.example/gruenwerk"],
  ["Text der Plakette", ""],
  ["Link der Plakette", ""],
] as const;

const SHARING = [
  ["Beschreibung", "Grünwerk zeigt, was draußen wächst: Filme, Bilder und Websites für Gärten und Höfe."],
] as const;

/** Any three usable colours, the same in each run. */
const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const BRANDS = sample(record({ accent: anyColour, paper: anyColour, ink: anyColour }), { numRuns: 4, seed: 21 }).map(
  (colours, index) => ({
    ...passingColours(colours),
    typeface: TYPEFACES[index % TYPEFACES.length],
    mark: markOf(index % 2 ? "90 300" : "900 110", colours.accent),
    markColours: index % 4 < 2 ? "own" : "single",
  }),
);

function markOf(size: string, fill: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><path fill="${fill}" d="M0 0h90v110H0zM90 110h-1v190h1zM0 300h9v-9H0zM900 110h-9V0h9z"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
}

test.use({ appsFor: "another-agency" });

const mail = new MailServer();
test.afterAll(() => mail.stop());

test("four brands of any colours, with wide and tall marks, are legible and in place, including a form with errors", async ({
  page,
  request,
  siteUrl,
}) => {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const ownBrand = { mark: null, markColours: "own", accent: null, paper: null, ink: null, typeface: "bricolage" };
  const save = async (brand: object) => {
    const data = { ...brand, _status: "published" };
    // On a slow machine a connection may be closed just as it is reused.
    const saved = await request.post("/api/globals/appearance", { headers, data, maxRetries: 2 });
    expect(saved.status(), await saved.text()).toBe(200);
  };
  for (const brand of BRANDS) {
    await save(brand);
    await expect.poll(async () => (await request.get("/")).text(), { intervals: [50] }).toContain(brand.accent);
    await gotoHydrated(page, "/");
    await page.getByRole("textbox", { name: "E-Mail-Adresse" }).fill("keine Adresse");
    await page.keyboard.press("Tab");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await (await axeOn(page)).withRules(["color-contrast", "target-size"]).analyze();
      const found = violations.flatMap(({ nodes }) => nodes.map(({ any, target }) => `${target} ${any[0]?.message}`));
      expect(found, JSON.stringify(brand)).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expect.poll(() => isWithinBar(page)).toBe(true);
    }
  }
  await save(ownBrand);
});

/** Whether the mark ends within the header's bar, beside its other parts. */
function isWithinBar(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => {
    const brand = document.querySelector("header a[href='/']");
    const mark = brand?.firstElementChild?.getBoundingClientRect();
    const bar = brand?.parentElement?.getBoundingClientRect();
    const others = [...(brand?.parentElement?.children ?? [])].filter((each) => each !== brand);
    const boxes = others.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    if (!mark || !bar) return undefined;
    return mark.top >= bar.top && mark.bottom <= bar.bottom && boxes.every(({ left }) => left >= mark.right);
  });
}

test("projects are chosen for the landing page, ordered by keyboard, and shown in it", async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page, "/startseite?bereich=arbeiten");
  const titles = ["Licht, das atmet", "Drehteller, endlos"];
  await page.getByRole("button", { name: "Projekte auswählen" }).click();
  const dialog = page.getByRole("dialog", { name: "Projekte auswählen" });
  for (const title of titles) await dialog.getByRole("option", { name: title }).click();
  await dialog.getByRole("button", { name: "Übernehmen" }).click();
  await page.getByRole("button", { name: "„Licht, das atmet“ nach unten" }).press("Enter");
  await expect(page.getByText("Gespeichert: „Licht, das atmet“ ist jetzt 2. von 2.")).toBeVisible();
  const work = page.getByRole("region", { name: "Ausgewählte Arbeiten" });
  await expect(async () => {
    await page.goto("/"); // while the new page takes long, visitors get the last one
    await expect(work.getByRole("article")).toHaveCount(5, { timeout: 1000 });
  }).toPass();
  for (const [at, title] of titles.toReversed().entries())
    await expect(work.getByRole("article").nth(at)).toContainText(title);
});

test("an administrator enters the mail server, which is saved if a test mail passes, and removes it again", async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page);
  const section = page.getByRole("region", { name: "E-Mail" });
  await section.getByText("Mailserver eintragen").click();
  await section.getByLabel("Mailserver", { exact: true }).fill("127.0.0.1");
  await section.getByLabel("Verschlüsselung").selectOption("none");
  await section.getByLabel("Port").fill(String(await mail.start()));
  await section.getByLabel("Absender").fill("website@agentur.example");
  await section.getByRole("button", { name: "Testen und speichern" }).click();
  await expect(section.getByText(/^Getestet und gespeichert\. .* angenommen/)).toContainText(ADMINISTRATOR.email);
  await expect(section).toContainText("über den Mailserver 127.0.0.1:");
  await section.getByRole("button", { name: "Mailserver entfernen" }).click();
  await expect(section).toContainText("Es ist kein Mailserver eingerichtet.");
});

/** Clicks the button, and waits until the change is public. */
async function publish(page: Page, hands: Hands): Promise<void> {
  const saved = page.waitForResponse((response) => {
    const { url, method } = { url: response.url(), method: response.request().method() };
    const isSaved = ["POST", "PATCH"].includes(method) && response.ok();
    return isSaved && /\/api\/(?:globals\/[\w-]+|pages\/\d+)\?(?!.*draft=true)/.test(url);
  });
  await hands.click(page.getByRole("button", { name: /^(Änderungen v|V)eröffentlichen$/ }));
  await saved;
}

test("the demo agency becomes another one in fewer than 60 actions: name, contact, mark, colour, typeface, legal texts, and nothing of the demo left", async ({
  page,
  context,
  request,
}) => {
  const hands = new Hands(page);
  const step = (name: string) => page.getByRole("link", { name, exact: true });
  const tab = (name: string) => page.getByRole("button", { name, exact: true });
  const fill = async (fields: readonly (readonly [string, string])[]) => {
    for (const [label, words] of fields) await hands.replace(page.getByRole("textbox", { name: label }).first(), words);
  };
  await signIn(page, ADMINISTRATOR);
  await openAdmin(page);

  await hands.click(step("Name und Kontakt eintragen"));
  await untilGuarded(page);
  await fill(AGENCY);
  await hands.click(tab("Kontakt"));
  await fill(CONTACT);
  await hands.click(tab("Links"));
  await fill(LINKS);
  await hands.click(
    page.getByRole("group", { name: "Plakette", exact: true }).getByRole("button", { name: "Entfernen" }),
  );
  await hands.click(tab("Suchmaschinen und geteilte Links"));
  await fill(SHARING);
  await publish(page, hands);

  await hands.click(step("Erscheinungsbild"));
  await untilGuarded(page);
  await showPreview(page);
  const filled = previewIn(page).getByRole("link", { name: "Zum Inhalt" });
  const accent = page.getByLabel("Akzentfarbe", { exact: true });
  await accent.fill("#7a7a7a");
  await expect(page.getByText("weder dunkle noch helle Schrift")).toBeVisible();
  await page.getByRole("button", { name: /^#[\da-f]{6} nehmen$/ }).click();
  await expect(page.getByText("weder dunkle noch helle Schrift")).toHaveCount(0);
  await expect(accent).not.toHaveValue("#7a7a7a");
  expect(await barriersOf(page, WCAG)).toEqual([]);

  await hands.replace(accent, "0b5d3b");
  await expect(filled).toHaveCSS("background-color", GREEN);
  await hands.click(page.getByText("Klassisch: DM Serif Display"));
  const mark = { name: "zeichen.svg", mimeType: "image/svg+xml", buffer: Buffer.from(MARK) };
  await hands.choose(page.getByRole("button", { name: /hochladen|Zeichen wählen/ }), mark);
  await expect(previewIn(page).locator("header img")).toHaveAttribute("src", /^\/marke\/[\w-]{16}\.svg$/);
  await expect(page.getByText("nicht als Bild hochgeladen")).toHaveCount(0);
  expect(await (await request.get("/")).text()).not.toMatch(/data-brand|marke/);
  await publish(page, hands);
  await expect.poll(async () => (await request.get("/")).text(), { intervals: [50] }).toContain("--brand:#0b5d3b");

  const visitor = await context.newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("link", { name: "Grünwerk, zur Startseite" }).locator("img")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Zum Inhalt" })).toHaveCSS("background-color", GREEN);
  await expect(visitor.getByRole("link", { name: "Zum Inhalt" })).toHaveCSS("color", "rgb(244, 239, 230)");
  await expect(visitor.locator("h1").first()).toHaveCSS("font-family", /^"DM Serif Display"/);
  const fonts = () =>
    visitor.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
    );
  await expect.poll(fonts).toEqual(expect.arrayContaining(["DM Serif Display", "Figtree Variable"]));
  expect(await fonts()).not.toContain("Bricolage Grotesque");
  await expectNoBarriers(visitor);
  const icon = await visitor.locator("link[rel=icon][type]").getAttribute("href");
  expect((await (await request.get(icon ?? "")).body()).toString()).toContain("data:image/png");
  const shown = await visitor.locator("header img").getAttribute("src");
  const served = await request.get(shown ?? "");
  expect(await served.text()).not.toMatch(/script|onload/);
  expect(served.headers()["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
  expect(await (await request.get("/manifest.webmanifest")).json()).toMatchObject({ name: "Grünwerk" });
  const card = await visitor.locator('meta[property="og:image"]').getAttribute("content");
  const { pathname, search } = new URL(card ?? "");
  await expect.poll(async () => (await request.get(pathname + search)).status()).toBe(200);

  await hands.click(step("Seiten"));
  await hands.click(page.getByRole("link", { name: "Impressum" }));
  await untilGuarded(page);
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await hands.replace(text.getByText("Musterversicherung AG"), "Gartenversicherung, 79098 Freiburg");
  await hands.replace(
    text.getByText("Erika Mustermann"),
    "Verantwortlich ist Lena Grün. Aufsichtsbehörde ist die Stadt.",
  );
  await publish(page, hands);

  await hands.click(page.locator("a.step-nav__home"));
  await hands.click(page.getByRole("button", { name: "Beispielinhalte entfernen …" }));
  await expect(page.getByRole("button", { name: "Abbrechen" })).toBeFocused();
  await hands.click(page.getByRole("button", { name: "Endgültig entfernen" }));
  await expect(page.getByText(/^\d+ Einträge sind entfernt\.$/)).toBeVisible();
  expect(hands.actions.length, hands.actions.join("\n")).toBeLessThan(60);

  for (const path of [
    "/",
    "/projekte",
    "/impressum",
    "/datenschutz",
    "/barrierefreiheit",
    "/feed.xml",
    "/sitemap.xml",
  ]) {
    const text = async () => (await request.get(path)).text();
    await expect.poll(text, { message: path }).not.toMatch(/musterlicht/i);
  }
  const published = async () => (await request.get("/impressum")).text();
  await expect.poll(published).toContain("Aufsichtsbehörde ist die Stadt");
  await visitor.goto("/impressum");
  const impressum = visitor.getByRole("main");
  for (const [, words] of [...CONTACT.slice(0, 6), ["", "Lena Grün"], ["", "Aufsichtsbehörde ist die Stadt"]])
    await expect(impressum).toContainText(words);
  await expectNoBarriers(visitor);
});
