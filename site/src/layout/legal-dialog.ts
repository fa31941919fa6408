import { dialogById, fillDialog, openDialogOnPress } from "../ui/dialog.ts";
import { plainClickOn } from "../ui/plain-click.ts";

export const LEGAL_DIALOG_ID = "legal-dialog";

const TEXT_SELECTOR = "[data-legal-text]";

/**
 * Shows legal texts in a dialog (spec §2, footer). Links with `data-dialog` open it: the value is its size, the link's
 * text its title, and the target page provides the content. If the page can't be loaded, the link is followed.
 */
export function startLegalDialog(): void {
  const dialog = dialogById(LEGAL_DIALOG_ID);
  if (!dialog) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-dialog]"))
    if (opensDialog(link)) link.ariaHasPopup = "dialog";
  document.addEventListener("click", (event) => {
    const link = plainClickOn<HTMLAnchorElement>(event, "a[data-dialog]");
    if (!link || !opensDialog(link)) return;
    event.preventDefault();
    void showLegalText(dialog, link);
  });
}

/** A page doesn't open its own text in a dialog. */
function opensDialog({ pathname }: HTMLAnchorElement): boolean {
  return pathname !== location.pathname;
}

async function showLegalText(dialog: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const { href } = link;
  const title = link.textContent.trim();
  const isThere = dialog.dataset.text === href;
  if (!isThere) {
    dialog.dataset.text = href;
    dialog.dataset.size = link.dataset.dialog;
    dialog.ariaBusy = "true";
    fillDialog(dialog, title, loadingNotice());
  }
  const opened = openDialogOnPress(dialog, link);
  if (isThere) return;
  try {
    const text = await fetchLegalText(href);
    await opened;
    if (dialog.dataset.text !== href) return;
    fillDialog(dialog, title, ...text);
    dialog.ariaBusy = null;
  } catch {
    location.assign(href);
  }
}

function loadingNotice(): HTMLElement {
  const notice = document.createElement("p");
  notice.role = "status";
  notice.textContent = "Der Text wird geladen …";
  return notice;
}

/**
 * Extracts a legal page's text, so that not every page has to contain it. The server has sanitised it.
 * @param href URL of the page, same origin
 * @throws {Error} if there is no such page or no text in it
 */
async function fetchLegalText(href: string): Promise<Element[]> {
  const response = await fetch(href);
  // Without its head: this page's policy forbids that page's styles, and the browser would log an error.
  const [, body = ""] = (await response.text()).split("</head>");
  const page = new DOMParser().parseFromString(body, "text/html");
  const text = response.ok && page.querySelector(TEXT_SELECTOR);
  if (!text) throw new Error(`No legal text at ${href} (status ${response.status}).`);
  lowerHeadings(text);
  return [...text.children];
}

/** On its page the text is below an h1, in the dialog below an h2. */
function lowerHeadings(text: Element): void {
  for (const heading of text.querySelectorAll("h2, h3, h4, h5")) {
    const lower = document.createElement(`h${Number(heading.localName.slice(1)) + 1}`);
    for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}
