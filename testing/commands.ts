import type { Page } from "@playwright/test";
import { signInByRest } from "./accounts.ts";
import { ADMINISTRATOR } from "./apps.ts";

export type Doc = Record<string, unknown> & { id: number };
type Rest = (method: string, path: string, body?: object) => Promise<{ doc: Doc; docs: Doc[] } & Doc>;

/** Requests to the content system's REST API, as an account. */
export async function restOf(siteUrl: string, account = ADMINISTRATOR): Promise<Rest> {
  const token = await signInByRest(siteUrl, account);
  const headers = { authorization: `JWT ${token}`, origin: siteUrl, "content-type": "application/json" };
  return async (method, path, body) =>
    (await fetch(`${siteUrl}/api/${path}`, { method, headers, body: body && JSON.stringify(body) })).json() as never;
}

export const dialog = (page: Page) => page.getByRole("dialog").last();
/** @param act label of the dialog's button */
export const confirm = (page: Page, act: string) =>
  dialog(page).getByRole("button", { name: act, exact: true }).click();

/** Chooses a command from the menu of an open entry. */
export async function choose(page: Page, command: string): Promise<void> {
  await page.locator(".doc-controls__popup button").first().click();
  await page.getByRole("button", { name: command, exact: true }).click();
}
