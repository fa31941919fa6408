// @long PAGES, content/src/files
import type { APIRequestContext, Page } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { bringIntoView, gotoHydrated } from "../../testing/landing.ts";
import { expect, test } from "../../testing/test.ts";

const WORDS = "Drei Leuchten gehen an.";
const SUBTITLES = `WEBVTT\n\n00:00.000 --> 00:59.000\n${WORDS}\n`;

/** The subtitles of a film, and their text once loaded. */
const tracksOf = (page: Page) =>
  page.locator("video").evaluate((film: HTMLVideoElement) =>
    [...film.querySelectorAll("track")].map(({ kind, srclang, label, track }) => ({
      ...{ kind, srclang, label, mode: track.mode },
      words: [...(track.cues ?? [])].map((cue) => (cue as VTTCue).text),
    })),
  );

const SHOWN = [{ kind: "captions", srclang: "de", label: "Deutsch", mode: "showing", words: [WORDS] }];

/** Adds subtitles to a link's film as an editor does. @returns a function that removes them */
async function subtitle(request: APIRequestContext, siteUrl: string, film: string): Promise<() => Promise<void>> {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const name = decodeURIComponent(film.split("/").at(-1) ?? "");
  const found = await request.get(`/api/media?depth=0&where[filename][equals]=${name}`, { headers });
  const [{ id }] = ((await found.json()) as { docs: [{ id: number }] }).docs;
  const set = async (subtitles: string | null) => {
    const answer = await request.patch(`/api/media/${id}`, { headers, data: { subtitles }, maxRetries: 2 });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await set(SUBTITLES);
  return () => set(null);
}

test("a film's subtitles are shown in the video dialog and in a series (WCAG 1.2.2); a page without any doesn't mention them", async ({
  page,
  siteUrl,
}) => {
  for (const [path, links] of [
    ["/", `a[aria-label="Video ansehen: Leuchten Musterschein"]`],
    ["/projekte/23", "[data-series] a[data-film]"],
  ] as const) {
    const html = async () => (await page.request.get(path)).text();
    expect(await html()).not.toContain("data-subtitles");
    const tag = links.startsWith("[data-series]")
      ? /<a[^>]*data-film[^>]*>/
      : /<a[^>]*Video ansehen: Leuchten Musterschein[^>]*>/;
    const [, film = ""] = /href="([^"]+)"/.exec(tag.exec(await html())?.[0] ?? "") ?? [];
    const takeAway = await subtitle(page.request, siteUrl, film);
    try {
      await expect.poll(html).toContain("data-subtitles");
      await gotoHydrated(page, path);
      const link = page.locator(links).first();
      await bringIntoView(link);
      await link.press("Enter");
      await expect.poll(() => tracksOf(page)).toEqual(SHOWN);
    } finally {
      await takeAway();
    }
  }
});
