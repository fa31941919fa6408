import { describe } from "vitest";
import { CONSENT_COOKIE } from "../../site/src/layout/consent/consent-cookie.ts";
import { expect, test } from "../../testing/engines/test.ts";

describe("a visitor without a stored choice", () => {
  test.override({ consentAnswered: false });

  test("is asked for consent until they answer, and the answer is stored and shown again (spec §4, consent dialog)", async ({
    page,
  }) => {
    await page.openHydrated("/");
    const title = "Cookies? Sie entscheiden.";
    await page.find("dialog", title);
    expect(await page.focused()).toEqual({ role: "heading", name: title });
    await page.key("Escape");
    await page.key("Escape");
    await page.pressAt(4, 450);
    await page.expect(true, () => {
      const sheet = document.querySelector("dialog:modal > form");
      const scrolls = sheet !== null && getComputedStyle(sheet).overflowX !== "hidden";
      return sheet !== null && (!scrolls || sheet.scrollWidth <= sheet.clientWidth);
    });
    await page.press("link", "Detaillierte Einstellungen");
    await page.press("checkbox", "Analysen");
    await page.press("button", "Auswahl speichern");
    await page.gone("dialog", title);
    const cookie = (name: string) =>
      decodeURIComponent(document.cookie.match(new RegExp(`${name}=([^;]*)`))?.[1] ?? "");
    const stored = JSON.parse(await page.run(cookie, CONSENT_COOKIE));
    expect(stored).toMatchObject({ necessary: true, personalization: false, marketing: false });
    await page.driver.command("Refresh");
    await page.untilHydrated();
    expect(await page.has("dialog", title)).toBe(false);
    await page.press("link", "Cookie-Einstellungen");
    await page.find("dialog", title);
    await page.press("button", "Ich bin nicht einverstanden");
    await page.gone("dialog", title);
    expect(await page.focused()).toEqual({ role: "link", name: "Cookie-Einstellungen" });
  });
});

test("the privacy policy opens as a dialog that keys scroll right away, closes in every way and returns the focus (spec §2, footer)", async ({
  page,
}) => {
  await page.openHydrated("/projekte");
  const name = "Datenschutzerklärung";
  const ways: [string, () => Promise<void>][] = [
    ["dismiss", () => page.key("Escape")],
    ["close", () => page.press("button", "Schließen")],
    ["dismiss", () => page.pressAt(4, 450)],
  ];
  for (const [result, close] of ways) {
    await page.focus("link", name);
    await page.key("Enter");
    await page.find("heading", "1. Datenschutz auf einen Blick");
    await expect.poll(() => page.focused()).toEqual({ role: "region", name });
    await page.key("PageDown");
    await page.until(() => (document.activeElement?.scrollTop ?? 0) > 100);
    await close();
    await page.gone("dialog", name);
    await page.expect(result, () => document.querySelector<HTMLDialogElement>("#legal-dialog")?.returnValue);
    expect(await page.focused()).toEqual({ role: "link", name });
  }
});

describe("a visitor who doesn't prefer reduced motion", () => {
  test.override({ preferences: {} });

  test("gets a reference's film in a dialog that plays automatically, muted and looping (spec §2, video dialog)", async ({
    page,
  }) => {
    await page.openHydrated("/");
    await page.run(() => document.querySelector<HTMLElement>('[data-track] [data-credential="video"]')?.focus());
    const opener = await page.focused();
    expect(opener.name).toMatch(/^Video ansehen: /);
    await page.key("Enter");
    await page.until(() => {
      const film = document.querySelector<HTMLVideoElement>("#video-dialog video");
      return film !== null && film.currentTime > 0 && !film.paused && film.muted && film.loop && film.controls;
    });
    await page.key("Escape");
    await page.until(() => document.querySelector("#video-dialog[open]") === null);
    expect(await page.focused()).toEqual(opener);
  });
});
