import { describe } from "vitest";
import { expect, test } from "../../testing/engines/test.ts";

const CAROUSEL = { role: "region", name: "Auswahl der Referenzen" } as const;
const NAVIGATION = { role: "navigation", name: "Hauptnavigation" } as const;
const THUMBNAILS = { role: "list", name: "Übersicht der Leistungen" } as const;

/** Rounded scroll position in px. */
const scrolled = () => Math.round(window.scrollY);
const focusedId = () => document.activeElement?.id;
const layoutComplete = () => document.documentElement.hasAttribute("data-layout-complete");

test("a thumbnail jumps to its slide, by mouse and by keyboard, and the slide's text is announced (spec §2 and §4, homepage slider)", async ({
  page,
}) => {
  await page.openHydrated("/");
  await page.press("link", "Luftbild", THUMBNAILS);
  await page.find("group", "4 von 5: Luftbild");
  await page.expect("polite", () => document.querySelector("#home [aria-live]")?.ariaLive);
  await page.focus("link", "Film", THUMBNAILS);
  await page.key("Enter");
  await page.find("group", "2 von 5: Film");
  expect(await page.focused()).toEqual({ role: "link", name: "Film" });
});

test("the carousel moves by its arrows, by mouse and by keyboard; cards out of view are unreachable (spec §2 and §9, references)", async ({
  page,
}) => {
  await page.openHydrated("/");
  const row = () => page.run(() => [...document.querySelectorAll("[data-track] h3")].map((each) => each.textContent));
  const first = await row();
  await page.press("button", "Nächste", CAROUSEL);
  await expect.poll(row).toEqual([...first.slice(1), ...first.slice(0, 1)]);
  await page.focus("button", "Vorherige", CAROUSEL);
  await page.key("Enter");
  await expect.poll(row).toEqual(first);
  expect(await page.focused()).toEqual({ role: "button", name: "Vorherige" });
  await page.expect([false, false, false, true, true, true, true], () =>
    [...document.querySelectorAll<HTMLElement>("[data-track] > li")].map((card) => card.inert),
  );
});

test("on a phone the navigation opens in a dialog; Escape, its X and a click outside close it, choosing a link navigates (spec §2, header)", async ({
  page,
}) => {
  await page.resize(390, 844);
  await page.openHydrated("/");
  const menu = { role: "dialog", name: "Navigation" } as const;
  const ways = [() => page.key("Escape"), () => page.press("button", "Dialog schließen"), () => page.pressAt(4, 800)];
  for (const close of ways) {
    await page.press("button", "Menü");
    await page.find(menu.role, menu.name);
    await close();
    await page.gone(menu.role, menu.name);
    expect(await page.focused()).toEqual({ role: "button", name: "Menü" });
  }
  await page.press("button", "Menü");
  await page.press("link", "Kontakt", menu);
  await page.gone(menu.role, menu.name);
  await page.expect("contact-title", focusedId);
});

for (const [where, fragment, place] of [
  ["far from its section", "contact", 3000],
  ["within its section", "references", 7000],
] as const)
  test(`reloading an address with a fragment keeps the scroll position, ${where} (spec §2, routes)`, async ({
    page,
  }) => {
    await page.openHydrated(`/#${fragment}`);
    await page.until(layoutComplete);
    await page.expect(`${fragment}-title`, focusedId);
    await page.scrollTo(place);
    await page.expect(place, () => Math.round(history.state?.scrolled));
    // A visitor's reload: the driver's own loses the position on any page in Firefox.
    await page.run(() => location.reload());
    await page.untilHydrated();
    await page.until(layoutComplete);
    // Firefox anchors to a visible element, which may start at a fraction of a pixel.
    await page.expect(true, (there) => Math.abs(window.scrollY - there) <= 1, place);
  });

describe("a visitor who doesn't prefer reduced motion", () => {
  test.override({ preferences: {} });

  test("is taken to a section 1000 ms after the choice, with the focus; the header is small, marks it, and its mark is complete (spec §2 and §4, header)", async ({
    page,
  }) => {
    await page.openHydrated("/");
    await page.press("button", "Bildwechsel anhalten");
    await page.press("link", "Webdesign", NAVIGATION);
    await page.expect("#webdesign", () => location.hash);
    expect(await page.run(scrolled)).toBe(0);
    await page.until(() => document.activeElement?.closest("#webdesign") !== null);
    await page.expect(55, () => Math.round(document.querySelector("#webdesign")?.getBoundingClientRect().top ?? 0));
    await page.until(() => document.querySelector('header [aria-current][href$="#webdesign"]') !== null);
    await page.expectPaintedWhole("#brand svg");
    await page.press("link", "Top");
    await page.expect(0, scrolled);
    await page.expectPaintedWhole("#brand svg");
  });

  test("hears the card that an arrow brings, and keeps the focus while a card leaves (WCAG 2.4.3)", async ({
    page,
  }) => {
    await page.openHydrated("/");
    await page.press("button", "Bildwechsel der Referenzen anhalten");
    await page.until(() => document.querySelector("[data-sliding]") === null);
    const arriving = await page.run(() => document.querySelectorAll("[data-track] h3")[3]?.textContent);
    // A leaving card can't take the focus.
    const [sliding, inert] = await page.run(async () => {
      const arrows = document.querySelectorAll<HTMLElement>("[data-cards] button");
      arrows[arrows.length - 1]?.click();
      await new Promise(requestAnimationFrame);
      return [
        document.querySelector("[data-sliding=next]") !== null,
        document.querySelector<HTMLElement>("[data-track] > li")?.inert,
      ];
    });
    expect([sliding, inert]).toEqual([true, true]);
    await page.expect(
      `Es folgt: ${arriving}`.replaceAll("\u00AD", ""),
      () => document.querySelector("[data-cards] > [aria-live]")?.textContent,
    );
  });
});
