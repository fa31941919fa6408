import { PUBLISHED_MESSAGE, PUBLISHED_NOTE } from "@schaufenster/contract/beside-page";

/** Number of polls after publishing, and the delay between them in ms. */
const TRIES = 20;
const APART_MS = 250;

/**
 * Session storage key for the reloaded page: the list from which a form was opened, or a part as in {@link
 * PUBLISHED_NOTE}.
 */
export const CLOSED_NOTE = "editor-closed";

/** Version of the page that the site serves; changes when it looks different. */
async function stateOfPage(): Promise<string | null> {
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" });
  return answer.headers.get("etag");
}

/** Pause buttons of running sliders and carousels; their labels change with their effect. */
const runningCarousels = () =>
  [...document.querySelectorAll<HTMLElement>("main button")].filter((button) =>
    /^Bildwechsel.* anhalten$/.test(button.textContent),
  );

type Parts = { panel: HTMLElement; title: HTMLElement; whole: HTMLAnchorElement; close: HTMLElement };

/**
 * Opens forms beside the page, in a frame over the half of the window that doesn't contain the edited text; on phones
 * over the whole screen. Reloads the page when a form is published, or closed after the page has changed.
 * @returns a handler for clicks on a link to a form
 */
export function startPanel({ panel, title, whole, close }: Parts, say: (words: string) => void) {
  const atStart = stateOfPage().catch(() => null);
  let atOpening = atStart;
  let opener: HTMLElement | null = null;
  let published = "";
  let page = location.href;
  let stopped: HTMLElement[] = [];

  async function hasChangedSince(then: typeof atStart): Promise<boolean> {
    return (await stateOfPage().catch(() => null)) !== (await then);
  }

  async function reloadIfChanged(closed = ""): Promise<void> {
    if (!(await hasChangedSince(atStart))) return;
    if (closed) sessionStorage.setItem(CLOSED_NOTE, closed);
    location.reload();
  }

  function shut(): void {
    panel.querySelector("iframe")?.remove();
    panel.hidden = true;
    for (const button of stopped) button.click();
    stopped = [];
    opener?.focus({ preventScroll: true });
  }

  // A new entry has its own address only once its form has loaded.
  const followForm = () => {
    const form = panel.querySelector("iframe")?.contentWindow?.location.href;
    if (form?.startsWith(location.origin)) whole.href = form;
  };
  for (const type of ["pointerdown", "click"]) whole.addEventListener(type, followForm);
  close.addEventListener("click", () => {
    shut();
    void reloadIfChanged(opener?.getAttribute("popovertarget") ?? published);
  });
  panel.addEventListener("keydown", ({ key }) => key === "Escape" && close.click());
  addEventListener("pageshow", ({ persisted }) => persisted && void reloadIfChanged());
  addEventListener("message", async ({ origin, source, data }) => {
    const frame = panel.querySelector("iframe")?.contentWindow;
    if (!frame || source !== frame || origin !== location.origin || data !== PUBLISHED_MESSAGE) return;
    shut();
    say("Veröffentlicht. Die Seite wird neu geladen …");
    sessionStorage.setItem(PUBLISHED_NOTE, published);
    for (let turn = 0; turn < TRIES && !(await hasChangedSince(atOpening)); turn += 1)
      await new Promise((resolve) => setTimeout(resolve, APART_MS));
    history.replaceState(null, "", page);
    location.reload();
  });

  /** @param box of the edited part, in px of the window; null if nothing needs to stay in view */
  return function follow(event: MouseEvent, from: HTMLElement, box: DOMRect | null): void {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      return;
    const { name = link.textContent ?? "", slide } = link.dataset;
    published = `${name}\n${link.pathname}${link.search}`;
    page = slide ? `#${slide}` : location.href; // a slider starts with the slide in the address
    event.preventDefault();
    atOpening = stateOfPage().catch(() => null);
    opener = from;
    title.textContent = name;
    whole.href = link.href;
    panel.querySelector("iframe")?.remove();
    panel.append(Object.assign(document.createElement("iframe"), { src: link.href, title: `Formular: ${name}` }));
    panel.dataset.side = box && box.left + box.width / 2 > innerWidth / 2 ? "left" : "right";
    panel.hidden = false;
    for (const button of runningCarousels()) {
      stopped.push(button);
      button.click();
    }
    close.focus();
  };
}
