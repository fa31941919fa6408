// @long content/src/editing, content/src/fields
import type { Page, Route } from "@playwright/test";
import { signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";

const SAVE = /\/api\/projects\/\d+\?autosave=true/;

const WAYS = {
  "Back and Forward": [(page: Page) => page.goBack(), (page: Page) => page.goForward()],
  "another screen and Back": [
    (page: Page) => page.getByRole("link", { name: "Kategorien", exact: true }).first().click(),
    (page: Page) => page.goBack(),
  ],
} as const;

/** When the form is left, relative to saving its last word: each moment in one way (all: form-reducer.test.ts). */
const CASES = [
  { moment: "before it is sent", way: "another screen and Back", tag: {} },
  { moment: "while it is on its way", way: "Back and Forward", tag: {} },
  { moment: "while its answer is on its way", way: "Back and Forward", tag: { tag: "@everyday" } },
  { moment: "after it", way: "another screen and Back", tag: {} },
] as const;

/** Creates a draft and opens it from the list, as an editor does: the browser keeps its initial state. */
async function openFromList(page: Page, siteUrl: string, header: string) {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const data = { header, teaser: "Wie es war.", _status: "draft" };
  const made = await page.request.post("/api/projects?draft=true", { headers, data });
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await signIn(page);
  await openAdmin(page);
  await page.getByRole("link", { name: "Projekte", exact: true }).first().click();
  await page.waitForURL(/projects\?.*sort=/); // the list has written its own state into its address
  await page.getByRole("link", { name: header }).click();
  await page.waitForURL(new RegExp(`/projects/${id}$`));
  await untilGuarded(page);
  const read = async (path: string) => (await page.request.get(`/api/projects/${path}`, { headers })).json();
  return {
    stored: async () => (await read(`${id}?draft=true&depth=0`)).teaser as string,
    versions: async () =>
      (
        (await read(`versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`)) as {
          docs: { version: { teaser: string; _status: string } }[];
        }
      ).docs.map(({ version }) => version),
    remove: () => page.request.delete(`/api/projects/${id}`, { headers }),
  };
}

/** Holds the first save at the given point until `go` is called. */
async function holdSave(page: Page, at: "request" | "answer") {
  let reached = () => {};
  let go = () => {};
  const isHeld = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const mayGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  let isFirst = true;
  await page.route(SAVE, async (route: Route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = at === "answer" ? await route.fetch({ maxRetries: 2 }) : null;
    reached();
    await mayGo;
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => {});
  });
  return { isHeld, go };
}

for (const { moment, way, tag } of CASES) {
  test(
    `a word is in the form and stored after ${way}, when the form is left ${moment}`,
    tag,
    async ({ page, siteUrl }) => {
      const [leave, comeBack] = WAYS[way];
      const { stored, versions, remove } = await openFromList(page, siteUrl, `Hin und her ${Date.now()}`);
      const words = `Geschrieben ${Date.now()}`;
      const field = page.locator("#field-teaser");
      const held = await holdSave(page, moment === "while it is on its way" ? "request" : "answer");
      await field.fill(words);
      if (moment === "while it is on its way" || moment === "while its answer is on its way") await held.isHeld;
      if (moment === "after it") {
        held.go();
        await expect.poll(stored).toBe(words);
      }
      await leave(page);
      await expect(field).toHaveCount(0);
      await comeBack(page);
      await untilGuarded(page);
      held.go();
      await expect(field).toHaveValue(words);
      await expect.poll(stored).toBe(words);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // One more word is added and saved; no older text ever was.
      await field.press("End");
      await page.keyboard.type(" und mehr");
      await expect.poll(stored).toBe(`${words} und mehr`);
      expect((await versions())[0]).toMatchObject({ teaser: `${words} und mehr` });
      await remove();
    },
  );
}
