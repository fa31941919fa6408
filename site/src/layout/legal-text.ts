import type { Html } from "../content/domain.ts";

/** What holds the text of a legal page; see pages/legal. */
const TEXT_SELECTOR = "[data-legal-text]";

/**
 * The text of a legal page of this site, out of its document: the dialogs show it without every page carrying it along.
 *
 * @param href address of the page, same origin
 * @throws {Error} if there is no such page or no text in it
 */
export async function fetchLegalText(href: string): Promise<Html> {
  const response = await fetch(href);
  const document = new DOMParser().parseFromString(await response.text(), "text/html");
  const text = response.ok && document.querySelector(TEXT_SELECTOR);
  if (!text) throw new Error(`No legal text at ${href} (status ${response.status}).`);
  // Sanitised where it was made, by the server that made this page too.
  return text.innerHTML as Html;
}
