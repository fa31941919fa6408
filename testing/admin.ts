import { randomBytes } from "node:crypto";
import { type BrowserContext, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { ADMINISTRATOR } from "./apps.ts";

/** Payload's. */
const SESSION_COOKIE = "payload-token";

/** Next's router, which it exposes on every page. */
type AdminWindow = { next: { router: { push: (href: string) => void } } };

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

const sessions = new Map<string, Cookies>();

/**
 * Signs in without the form, once per process and account, so that the next page opens signed in. A test that signs out
 * needs its own account.
 */
export async function signIn(page: Page, account = ADMINISTRATOR): Promise<void> {
  const context = page.context();
  const session = sessions.get(account.email);
  if (session) await context.addCookies(session);
  // Other apps have an account of the same name, but not this session.
  if (session && (await (await page.request.get("/api/users/me")).json()).user) return forgetViews(page);
  // A late response to the last test's page may have set one; then a request without an origin is refused.
  await context.clearCookies({ name: SESSION_COOKIE });
  const answer = await page.request.post("/api/users/login", { data: account });
  if (!answer.ok()) throw new Error(`Not signed in: ${answer.status()} ${await answer.text()}`);
  const cookies = await context.cookies();
  sessions.set(
    account.email,
    cookies.filter(({ name }) => name === SESSION_COOKIE),
  );
  await forgetViews(page);
}

/** Payload remembers an account's open tabs, collapsed parts, columns and previews, here those of an earlier test. */
async function forgetViews(page: Page): Promise<void> {
  const { origin } = new URL((await page.request.get("/api/users/me")).url());
  const answer = await page.request.delete("/api/payload-preferences?where[id][exists]=true", { headers: { origin } });
  if (!answer.ok()) throw new Error(`Views not forgotten: ${answer.status()} ${await answer.text()}`);
}

/** Signs in to the admin as an editor does, and waits for its start page. */
export async function signInByForm(page: Page, account = ADMINISTRATOR): Promise<void> {
  await openAdmin(page);
  await page.getByLabel("E-Mail").fill(account.email);
  await page.getByLabel("Passwort", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("heading", { name: "Startseite" }).waitFor();
}

export async function openEntry(page: Page, collection: string, title: string): Promise<void> {
  const answer = await page.request.get(`/api/${collection}`, { params: { "where[title][equals]": title, depth: 0 } });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  const path = `/collections/${collection}/${docs[0]?.id}`;
  await (new URL(page.url()).pathname.startsWith("/admin") ? goTo : openAdmin)(page, path);
  await untilGuarded(page);
}

/** Opens a screen of the admin; resolves once its script has taken over: clicks and typing before that are lost. */
export async function openAdmin(page: Page, path = ""): Promise<void> {
  await page.goto(`/admin${path}`);
  await untilScripted(page);
}

/**
 * Navigates to another screen of the admin by its router: keeping the script saves most of the CPU time of opening it.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const screen = path.replace(/\?.*/, "").replace(/create$/, "(create|\\d+)"); // an autosaved one redirects immediately
  await expect(async () => {
    await page.evaluate((href) => (window as unknown as AdminWindow).next.router.push(href), `/admin${path}`);
    await page.waitForURL(({ pathname }) => new RegExp(`^/admin${screen}$`).test(pathname), { timeout: 20_000 });
  }).toPass();
}

/** Resolves once the script of an admin page has taken over. */
export async function untilScripted(page: Page): Promise<void> {
  await page.locator("section[aria-label^=Meldungen]").waitFor({ state: "attached" });
}

/** Resolves once an open form has its values, and keeps what is typed. */
export async function untilGuarded(page: Page): Promise<void> {
  await page.locator('[data-editing="guarded"]').waitFor({ state: "attached" });
}

/**
 * Changes an open entry, and waits for the content system's response: one that arrives after a refusal removes the
 * field's message again (Payload's form).
 */
export async function change(page: Page, act: () => Promise<void>): Promise<void> {
  const looked = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
  await act();
  await looked;
}

/** Opens the preview beside a form, unless it is open already. */
export async function showPreview(page: Page): Promise<void> {
  const opened = page.locator(".live-preview-window--is-live-previewing");
  await expect(async () => {
    if (!(await opened.isVisible())) await page.locator("#live-preview-toggler").click();
    await expect(page.locator("iframe[data-state=shown]")).toBeVisible({ timeout: 20_000 });
  }).toPass();
}

/** The visible view of the preview, not the one loading behind it. */
export function previewIn(page: Page): FrameLocator {
  return page.frameLocator("iframe[data-state=shown]");
}

/** The same picture as a file that isn't in the library yet. */
export const unseen = (picture: Buffer): Buffer => Buffer.concat([picture, randomBytes(8)]);

/** Drops one or several pictures on an element, or pastes them into it, as from a local folder. */
export async function giveFiles(
  target: Locator,
  event: "drop" | "paste",
  files: { name: string; data: Buffer }[],
): Promise<void> {
  const given = files.map(({ name, data }) => ({ name, base64: data.toString("base64") }));
  await target.evaluate(
    (element, { event, given }) => {
      const data = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: "image/jpeg" }));
      }
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === "drop"
          ? new DragEvent("drop", { ...options, dataTransfer: data })
          : new ClipboardEvent("paste", { ...options, clipboardData: data }),
      );
    },
    { event, given },
  );
}

/** Opens the collapsed part of a form; it stays as its editor left it. */
export async function openMore(page: Page): Promise<void> {
  const part = page.locator(".collapsible", { hasText: "Mehr" }).first();
  const button = part.getByRole("button").first();
  await expect(button).toBeVisible();
  if (await part.evaluate((element) => element.classList.contains("collapsible--collapsed"))) await button.click();
  await expect(part).not.toHaveClass(/collapsible--collapsed/);
}
