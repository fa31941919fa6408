import { describe } from "vitest";
import { engine, expect, test } from "../../testing/engines/test.ts";

test("a visitor filters the list, pages through it, opens a project and returns to the same place in the list (spec §1, portfolio)", async ({
  page,
}) => {
  await page.openHydrated("/projekte");
  const count = () => document.querySelectorAll("main article, main li:has(> a h2, h2 a, h3)").length;
  expect(await page.run(count)).toBeGreaterThan(0);
  await page.press("link", "Seite 2");
  await page.expect("?seite=2", () => location.search);
  await page.untilHydrated();
  await page.press("link", "Film", { role: "navigation", name: "Kategorien" });
  await page.expect("/projekte/kategorie/2-film", () => location.pathname);
  await page.untilHydrated();
  await page.scrollTo(300);
  const project = await page.run(
    () => document.querySelector<HTMLAnchorElement>('main a[href^="/projekte/"]:not([href*="kategorie"])')?.href ?? "",
  );
  await page.run(
    (href) => document.querySelector<HTMLElement>(`main a[href="${new URL(href).pathname}"]`)?.click(),
    project,
  );
  await page.expect(project, () => location.href);
  await page.untilHydrated();
  await page.driver.command("Back");
  await page.expect("/projekte/kategorie/2-film", () => location.pathname);
  await page.expect(300, () => Math.round(window.scrollY));
});

test("a series is requested in its displayed widths, each picture in its own ratio", async ({ page }) => {
  await page.openHydrated("/projekte/22");
  await page.run(() => {
    for (const picture of document.images) picture.loading = "eager";
  });
  await page.expect(true, () => [...document.images].every(({ complete }) => complete));
  const pictures = await page.run(() =>
    [...document.querySelectorAll<HTMLImageElement>("[data-series] img")].map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const own = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      // The natural width of a picture with several files is what `sizes` says.
      return { ratio: width / height / own, asked: image.naturalWidth / width };
    }),
  );
  expect(pictures.length).toBeGreaterThan(4);
  for (const { ratio, asked } of pictures) {
    expect(Math.abs(ratio - 1)).toBeLessThan(0.04);
    expect(Math.abs(asked - 1)).toBeLessThan(0.06);
  }
});

describe("a visitor who doesn't prefer reduced motion", () => {
  test.override({ preferences: {} });

  test("sees pages change with a fade (spec §4, route changes)", async ({ page }) => {
    await page.openHydrated("/projekte");
    // The whole page fades where the engine has page transitions, otherwise its main part.
    const animations = await page.run(() => {
      const supportsPages = "PageRevealEvent" in window || "CSSViewTransitionRule" in window;
      return { supportsPages, main: getComputedStyle(document.querySelector("main") as Element).animationName };
    });
    expect(animations).toEqual(
      engine === "firefox"
        ? { supportsPages: false, main: expect.stringMatching(/fade/) }
        : { supportsPages: true, main: "none" },
    );
  });
});

test("a series opens in a lightbox, is browsed by keyboard and announces which picture it shows (spec §3, markdown images)", async ({
  page,
}) => {
  await page.openHydrated("/projekte/5");
  await page.run(() => document.querySelector<HTMLElement>("a[data-lightbox]")?.focus());
  await page.key("Enter");
  await page.until(() => document.activeElement?.matches(".pswp[role=dialog]") === true);
  expect(await page.focused()).toMatchObject({ role: "dialog", name: "Bilder in groß" });
  const said = () => document.querySelector(".pswp [role=status]")?.textContent;
  const captions = await page.run(() =>
    [...document.querySelectorAll("[data-series] figcaption")].map((each) => each.textContent),
  );
  await expect.poll(() => page.run(said)).toMatch(/^Bild 1 von 5: /);
  await page.key("ArrowRight");
  await expect.poll(() => page.run(said)).toMatch(new RegExp(`^Bild 2 von 5: .* ${captions[1]}$`));
  await page.key("Escape");
  await page.until(() => document.querySelector(".pswp") === null);
  await page.expect(1, () =>
    [...document.querySelectorAll("a[data-lightbox]")].indexOf(document.activeElement as Element),
  );
});

test("a film replaces its still when clicked, with the focus", async ({ page }) => {
  await page.openHydrated("/projekte/23");
  const boxOf = () => {
    const { left, width, height } =
      document.querySelector("[data-series] :is([data-film], video)")?.getBoundingClientRect() ?? {};
    return [left, width, height];
  };
  const before = await page.run(boxOf);
  expect(before[1]).toBeGreaterThan(200);
  await page.run(() => document.querySelector<HTMLElement>("[data-series] [data-film]")?.focus());
  await page.key("Enter");
  await page.until(() => document.activeElement instanceof HTMLVideoElement);
  expect(await page.run(boxOf)).toEqual(before);
});

test.skipIf(engine === "webkit")(
  "a project is printed, pictures included (WebKit's driver doesn't print)",
  async ({ page }) => {
    await page.openHydrated("/projekte/5");
    const file = Buffer.from((await page.driver.command("Print", {})) as string, "base64").toString("latin1");
    expect(file).toMatch(/^%PDF/);
    expect(file).toMatch(/\/Subtype\s*\/Image/);
  },
);
