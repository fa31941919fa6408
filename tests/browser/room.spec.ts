// @long PAGES
import type { Locator } from "@playwright/test";
import { expect, test } from "../../testing/demo-agency.ts";
import { gotoHydrated } from "../../testing/landing.ts";

/** Windows between a tablet's and a desktop's, in px, where columns are narrowest. */
const WIDTHS = [1024, 1152, 1279, 1280, 1366, 1439, 1440, 1600];

/** The box of an element's text, not of the element. */
function wordsOf(part: Locator) {
  return part.evaluate((element) => {
    const range = document.createRange();
    const seen: DOMRect[] = [];
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      if (words.currentNode.parentElement?.closest(".visually-hidden")) continue;
      range.selectNodeContents(words.currentNode);
      seen.push(...range.getClientRects());
    }
    return {
      left: Math.min(...seen.map(({ left }) => left)),
      top: Math.min(...seen.map(({ top }) => top)),
      right: Math.max(...seen.map(({ right }) => right)),
      bottom: Math.max(...seen.map(({ bottom }) => bottom)),
    };
  });
}

async function overlapping(parts: Record<string, Locator>): Promise<string[]> {
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, ...(await wordsOf(part)) })),
  );
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
      .map((other) => `${one.name} on ${other.name}`),
  );
}

test("at any window width the contact section's mail address is on one line, and nothing overlaps there or in the call to action", async ({
  page,
}) => {
  await gotoHydrated(page, "/");
  const contact = page.locator("#contact");
  const rows = page.locator("#angebot").getByRole("article");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await contact.scrollIntoViewIfNeeded();
    const mail = contact.getByRole("link", { name: "hallo@musterlicht.example" });
    expect(await mail.evaluate((link) => link.getClientRects().length), `lines of the address at ${width} px`).toBe(1);
    const lineHeight = await mail.evaluate((link) => Number.parseFloat(getComputedStyle(link).lineHeight));
    expect((await mail.boundingBox())?.height, `at ${width} px`).toBeLessThan(lineHeight * 1.6);
    const sides = {
      subtitle: contact.getByText("Schreiben Sie uns ein paar Zeilen"),
      address: contact.getByRole("list").first(),
      badge: page.getByRole("link", { name: "Musterlicht im Branchenbuch" }),
      form: contact.locator("form"),
    };
    expect(await overlapping(sides), `contact at ${width} px`).toEqual([]);
    for (const row of await rows.all()) {
      const parts = { words: row.getByRole("paragraph").last(), ask: row.getByText("anfragen") };
      expect(await overlapping(parts), `call to action at ${width} px`).toEqual([]);
      // A button here, with padding around its text.
      const button = (await parts.ask.boundingBox())?.x;
      expect((await wordsOf(parts.words)).right, `words beside a button at ${width} px`).toBeLessThan(button ?? 0);
    }
  }
});
