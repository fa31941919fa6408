import type { Head } from "../layout/head.ts";
import { Preloader } from "../layout/Preloader.tsx";
import { RemainingStyles } from "../layout/RemainingStyles.tsx";
import { scriptSafeJson } from "../layout/script-safe-json.ts";
import { LANDING_PATH } from "../pages/landing/load.ts";
import { type DocumentFrame, renderPage } from "../pages/render.tsx";
import { SHELL_DATA_ID, SHELL_PAGE_ID, type ShellData } from "./data.ts";

/** Shown until the data arrives (spec §4, page loading); shell.tsx takes it from here. */
export function renderShell(data: ShellData, frame: DocumentFrame): string {
  const agencyName = data.settings?.agencyName ?? null;
  const title = agencyName ?? "Die Seite wird geladen";
  const head: Head = {
    title,
    heading: title,
    description: "",
    canonicalPath: null,
    type: "website",
    image: null,
    styles: "landing",
  };
  return renderPage(
    <>
      <div id={SHELL_PAGE_ID}>
        <Preloader />
        <noscript>
          <p>
            Unsere Inhalte sind gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Sekunden noch einmal:{" "}
            <a href={LANDING_PATH}>Seite neu laden</a>
          </p>
        </noscript>
      </div>
      <RemainingStyles />
      <script type="application/json" id={SHELL_DATA_ID} dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />
    </>,
    head,
    agencyName,
    frame,
  );
}
