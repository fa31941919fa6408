// @long content/src/editing, content/src/fields
import type { Page } from "@playwright/test";
import { addAccount, signInByRest } from "../../testing/accounts.ts";
import { openAdmin, signIn, untilGuarded } from "../../testing/admin.ts";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/editor.ts";

const SECOND = {
  email: `rita-${process.env.TEST_PARALLEL_INDEX}-${Date.now()}@musterlicht.example`,
  password: "nur-für-die-tests-3",
};

/** Reads the stored state of an entry, drafts included. */
type Stored = (path: string) => Promise<Record<string, unknown>>;

async function storedBy(siteUrl: string): Promise<Stored> {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  return async (path) => {
    const headers = { authorization: `JWT ${token}`, origin: siteUrl };
    return (await (await fetch(`${siteUrl}/api/${path}?draft=true&depth=0`, { headers })).json()) as Record<
      string,
      unknown
    >;
  };
}

async function restore(siteUrl: string, path: string, data: object): Promise<void> {
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, ADMINISTRATOR)}`, origin: siteUrl };
  const body = JSON.stringify({ ...data, _status: "published" });
  const type = { "content-type": "application/json" };
  const answer = await fetch(`${siteUrl}/api/${path}`, { method: "POST", headers: { ...headers, ...type }, body });
  expect(answer.status, await answer.text()).toBe(200);
}

async function create(siteUrl: string, collection: string, data: object): Promise<string> {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  const response = await fetch(`${siteUrl}/api/${collection}`, {
    method: "POST",
    headers: { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" },
    body: JSON.stringify({ ...data, _status: "draft" }),
  });
  const { doc } = (await response.json()) as { doc: { id: number } };
  return `${collection}/${doc.id}`;
}

/** Signs in the second editor, creating the account once. */
async function signInSecond(page: Page, siteUrl: string): Promise<void> {
  const token = await signInByRest(siteUrl, ADMINISTRATOR);
  await addAccount(siteUrl, token, { ...SECOND, role: "editor", name: "Rita Beispiel" } as never).catch(() => {});
  await signIn(page, SECOND);
}

async function open(page: Page, address: string): Promise<void> {
  await openAdmin(page, `/${address}`);
  await untilGuarded(page);
}

const textIn = (field: Element) => ("value" in field ? field.value : field.textContent);

/** Closes a form as an editor does, and waits until the entry is unlocked for another one. */
async function leave(page: Page, siteUrl: string, entry: object, other = ADMINISTRATOR): Promise<void> {
  await page.goto("/admin");
  const headers = { authorization: `JWT ${await signInByRest(siteUrl, other)}`, origin: siteUrl };
  const data = { ...entry, form: "look" };
  const openBy = async () =>
    ((await (await page.request.post("/api/editing", { headers, data })).json()) as { openBy: string | null }).openBy;
  await expect.poll(openBy).toBeNull();
}

/** Opens an entry for both, the colleague first. */
async function openBoth(colleague: Page, page: Page, siteUrl: string, address: string): Promise<void> {
  await signInSecond(colleague, siteUrl);
  await signIn(page);
  await open(colleague, address);
  await open(page, address);
}

const now = Date.now();

/** An entry of a list and a global: where REST has it, and two fields that two people edit. */
const ENTRIES = [
  { name: "projects", make: { header: `Zwei ${now}` }, mine: "header", theirs: "teaser" },
  { name: "site-settings", make: null, mine: "claim", theirs: "priceNote" },
];

for (const { name, make, mine, theirs } of ENTRIES) {
  test(`two editors in one entry of ${name}: the second learns who the first is, and neither loses any text`, async ({
    page,
    colleague: rita,
    siteUrl,
    guard,
  }) => {
    guard.allowComplaint(/status 4(09|23)/);
    guard.allowComplaint(/Failed to load resource.* 4(09|23)/);
    guard.allowComplaint(/sandbox attribute can escape its sandboxing/);
    const stored = await storedBy(siteUrl);
    // Different text each time: a global keeps the previous run's.
    const [mySentence, hers, next] = ["Mein Satz", "Ritas Satz", "Ritas nächster Satz"].map(
      (words) => `${words} ${Date.now()}`,
    ) as [string, string, string];
    const path = make ? await create(siteUrl, name, make) : `globals/${name}`;
    const address = make ? `collections/${path}` : path;
    const entry = make ? { collection: name, id: path.split("/")[1] } : { global: name };
    const before = await stored(path);
    await openBoth(rita, page, siteUrl, address);

    await rita.locator(`#field-${theirs}`).fill(hers);
    await expect.poll(async () => (await stored(path))[theirs]).toBe(hers);

    await page.locator(`#field-${mine}`).fill(mySentence);
    const conflict = page.getByRole("dialog", { name: /Inzwischen geändert von Rita Beispiel, heute um/ });
    await expect(conflict.getByText(/^Ihr Text ist noch nicht gespeichert/)).toBeFocused();
    await expect(conflict.getByText(hers)).toBeVisible();
    await expect(conflict.getByText(mySentence)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    expect((await stored(path))[theirs]).toBe(hers);
    await conflict.getByRole("button", { name: "Zurück zum Formular" }).click();
    await expect.poll(() => page.locator(`#field-${mine}`).evaluate(textIn)).toBe(mySentence);
    await page.getByRole("button", { name: "Stände vergleichen" }).click();
    await conflict.getByRole("button", { name: "Meinen Stand übernehmen" }).click();
    await expect(page.getByText("Rita Beispiel bearbeitet diesen Eintrag gerade")).toBeVisible();
    await page.getByRole("button", { name: "Bearbeitung übernehmen" }).click();
    await expect.poll(() => stored(path)).toMatchObject({ [mine]: mySentence, [theirs]: before[theirs] ?? null });

    // The first editor keeps writing, is asked, and takes the stored state: her text is kept as a version, though she
    // doesn't have the entry.
    await rita.locator(`#field-${theirs}`).fill(next);
    const found = rita.getByRole("dialog", { name: /Inzwischen geändert/ });
    await expect(found.getByText(next)).toBeVisible();
    await found.getByRole("button", { name: "Gespeicherten Stand laden" }).click();
    await expect.poll(() => rita.locator(`#field-${mine}`).evaluate(textIn)).toBe(mySentence);
    expect(await stored(path)).toMatchObject({ [mine]: mySentence, [theirs]: before[theirs] ?? null });
    const versions = await stored(make ? `${name}/versions` : `${path}/versions`);
    expect(JSON.stringify(versions)).toContain(next);
    await expect(rita.getByRole("alert").filter({ hasText: "bearbeitet diesen Eintrag gerade" })).toBeVisible();
    await leave(page, siteUrl, entry, SECOND);
    await leave(rita, siteUrl, entry);
    if (!make) await restore(siteUrl, path, { [mine]: before[mine], [theirs]: before[theirs] });
  });
}

test("text written right after taking over is kept, however late the server responds", async ({
  page,
  colleague: rita,
  siteUrl,
  guard,
}) => {
  guard.allowComplaint(/status 4(09|23)/);
  guard.allowComplaint(/Failed to load resource.* 4(09|23)/);
  const stored = await storedBy(siteUrl);
  const path = await create(siteUrl, "projects", { header: `Spät ${now}`, content: "Wir **bauen** hier." });
  await openBoth(rita, page, siteUrl, `collections/${path}`);
  await rita.locator("#field-teaser").fill("Ritas Satz");
  await expect.poll(async () => (await stored(path)).teaser).toBe("Ritas Satz");
  await page.locator("#field-content").fill("Mein Satz");
  const conflict = page.getByRole("dialog", { name: /Inzwischen geändert von/ });
  await expect(conflict.getByText("Mein Satz")).toBeVisible();
  await expect(conflict.getByText("Ritas Satz")).toBeVisible();
  await expect(conflict).not.toContainText("**"); // a text is compared as rendered
  await conflict.getByRole("button", { name: "Meinen Stand übernehmen" }).click();
  const take = page.getByRole("button", { name: "Bearbeitung übernehmen" });
  await take.waitFor();
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => {
    isWritten = resolve;
  });
  for (const address of ["**/api/editing", `**/api/${path}?*`]) {
    await page.route(address, async (route) => {
      await written;
      await route.continue();
    });
  }
  await take.click();
  await page.locator("#field-content").fill("Mein anderer Satz");
  isWritten();
  await expect.poll(async () => (await stored(path)).content).toBe("Mein anderer Satz");
});

test("text written after the session has expired is kept in the form, and stored once signed in again", async ({
  page,
  siteUrl,
  guard,
  context,
}) => {
  guard.allowComplaint(/status 403/);
  guard.allowComplaint(/Failed to load resource.* 403/);
  guard.allowComplaint(/Unauthorized|digest/);
  const stored = await storedBy(siteUrl);
  const path = await create(siteUrl, "projects", { header: `Abgemeldet ${now}` });
  await signIn(page);
  await open(page, `collections/${path}`);
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.locator("#field-content").fill("Ohne Anmeldung geschrieben");
  await expect(page.getByText("Sie sind nicht mehr angemeldet. Ihr Text ist sicher")).toBeInViewport();
  await expect(page.getByText("Bitte melden Sie sich an.")).toHaveCount(0);
  await expect(page.getByText(/^Gespeichert \(.* her\)$/)).toBeHidden();
  await expect(page.getByRole("link", { name: "Neu anmelden" })).toHaveAttribute("target", "_blank");
  await context.addCookies(cookies);
  await expect.poll(async () => (await stored(path)).content).toBe("Ohne Anmeldung geschrieben");
  await expect(page.getByText("Sie sind nicht mehr angemeldet.")).toBeHidden();
});
