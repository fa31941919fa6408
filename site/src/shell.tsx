import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { startBehaviour } from "./behaviour.ts";
import { type ContentClient, createContentClient } from "./content/client.ts";
import { ContentError } from "./content/errors.ts";
import { type Initial, loadInitial } from "./content/initial.ts";
import { WAITING_NOTICE_ID } from "./layout/Preloader.tsx";
import { LandingPage } from "./pages/landing/LandingPage.tsx";
import { landingHead } from "./pages/landing/page.ts";
import { markPageShown } from "./scrolling/after-load.ts";
import { INIT_EVENT, SHELL_DATA_ID, SHELL_PAGE_ID, type ShellData } from "./shell/data.ts";

/** Delay after the first failure; doubles with each, up to the maximum. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;

/** Time without data after which the visitor is told to wait. */
const NOTICE_AFTER_MS = 10_000;

/**
 * Loads the landing page in the browser if the server couldn't: waits for the data, dispatches `init` with it, and
 * shows the page on `init` (spec §4, page loading). Resolves when the page is shown.
 */
export async function startShell(): Promise<void> {
  document.addEventListener(INIT_EVENT, (event) => showLanding((event as CustomEvent<Initial>).detail), { once: true });
  const { apiBaseUrl, settings } = readShellData();
  const client = createContentClient({ baseUrl: "" });
  const notice = setTimeout(
    () => document.getElementById(WAITING_NOTICE_ID)?.removeAttribute("hidden"),
    NOTICE_AFTER_MS,
  );
  const initial = await untilAnswered(client, { apiBaseUrl, settings });
  clearTimeout(notice);
  document.dispatchEvent(new CustomEvent(INIT_EVENT, { detail: initial }));
}

function readShellData(): ShellData {
  const block = document.getElementById(SHELL_DATA_ID);
  return JSON.parse(block?.textContent ?? "") as ShellData;
}

async function untilAnswered(client: ContentClient, { apiBaseUrl, settings }: ShellData): Promise<Initial> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await loadInitial(client, { apiBaseUrl, publicUrl: location.origin }, { settings });
    } catch (error) {
      const operation = error instanceof ContentError ? error.operationName : "";
      console.warn(`The content has not arrived; asking again in ${pause} ms. ${operation}`, error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The agency's brand needs its style, which is in the document or missing. */
function withoutBrand({ site, ...others }: Initial): Initial {
  return { site: { ...site, settings: { ...site.settings, appearance: null } }, ...others };
}

function showLanding(initial: Initial): void {
  const container = document.getElementById(SHELL_PAGE_ID);
  if (!container) return;
  document.title = landingHead(initial).title;
  const shown = document.querySelector("style[data-brand]") ? initial : withoutBrand(initial);
  flushSync(() => createRoot(container).render(<LandingPage {...shown} />));
  markPageShown();
  void startBehaviour();
}
