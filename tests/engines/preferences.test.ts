import { describe } from "vitest";
import { engine, expect, test } from "../../testing/engines/test.ts";

const fitsSideways = () => document.documentElement.scrollWidth <= window.innerWidth;

describe("without script", () => {
  test.override({ preferences: { noScript: true, reducedMotion: true }, consentAnswered: false });

  test("everything is there: slides, anchors, references, legal texts as pages, the form posts (spec §2)", async ({
    page,
  }) => {
    await page.open("/");
    expect(await page.has("button", "Bildwechsel anhalten")).toBe(false);
    expect(await page.has("button", "Nächste")).toBe(false);
    await page.press("link", "Luftbild", { role: "list", name: "Übersicht der Leistungen" });
    await page.expect(true, () => {
      const box = document.querySelectorAll("#home h2")[3]?.getBoundingClientRect();
      return box !== undefined && box.left >= 0 && box.right <= window.innerWidth;
    });
    await page.press("link", "Impressum");
    await page.find("heading", "Impressum");
    await page.open("/#contact");
    for (const [field, words] of [
      ["Name", "Max Mustermann"],
      ["E-Mail-Adresse", "max@kunde.example"],
      ["Betreff", "Zwölf Vasen"],
      ["Telefonnummer", "0221 4710"],
      ["Nachricht", "Guten Tag, wir brauchen Bilder."],
    ] as const) {
      await page.focus("textbox", field);
      await page.type(words);
    }
    // At the window's edge, Firefox's driver clicks a pixel outside of it.
    await page.run(() => document.querySelector("#contact form [type=submit]")?.scrollIntoView({ block: "center" }));
    await page.press("button", "Nachricht senden");
    await page.until(() => /erfolgreich übermittelt/.test(document.body.textContent ?? ""));
  });
});

describe("a visitor who prefers reduced motion", () => {
  test.override({ preferences: { reducedMotion: true } });

  test("is taken to a section instantly, and nothing moves automatically (WCAG 2.3.3)", async ({ page }) => {
    await page.openHydrated("/");
    expect(await page.run(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    expect(await page.has("button", "Bildwechsel anhalten")).toBe(false);
    const moving = () =>
      document
        .getAnimations()
        .filter((each) => each.timeline instanceof DocumentTimeline && each.playState === "running").length;
    await page.expect(0, moving);
    await page.press("link", "Film", { role: "navigation", name: "Hauptnavigation" });
    await page.until(() => document.activeElement?.closest("#film") !== null);
    await page.expect(0, moving);
  });
});

describe.skipIf(engine === "webkit")("a visitor with twice the text size, which WebKit's MiniBrowser can't set", () => {
  test.override({ preferences: { largeText: true, reducedMotion: true } });

  test("reads and reaches everything without scrolling sideways (WCAG 1.4.4)", async ({ page }) => {
    for (const width of [390, 640]) {
      await page.resize(width, 900);
      for (const path of ["/projekte", "/projekte/5", "/datenschutz", "/"]) {
        await page.openHydrated(path);
        expect(await page.run(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBeGreaterThan(30);
        await page.expect(true, fitsSideways);
      }
    }
    await page.press("button", "Menü");
    await page.press("link", "Kontakt", { role: "dialog", name: "Navigation" });
    await page.expect("contact-title", () => document.activeElement?.id);
  });
});

describe.skipIf(engine === "webkit")("a visitor with forced colours, which WebKit doesn't support", () => {
  test.override({ preferences: { forcedColours: true, reducedMotion: true } });

  test("sees the mark, the buttons and the selection (WCAG 1.4.11)", async ({ page }) => {
    await page.openHydrated("/");
    expect(await page.run(() => matchMedia("(forced-colors: active)").matches)).toBe(true);
    await page.press("link", "Impressum");
    await page.find("dialog", "Impressum");
    expect(
      await page.run(() => getComputedStyle(document.querySelector("#legal-dialog > *") as Element).borderTopStyle),
    ).not.toBe("none");
  });
});
