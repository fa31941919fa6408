import type { SiteSettings } from "../content/domain.ts";
import { type Head, RELOAD_AFTER_S } from "../layout/head.ts";
import { LaterStyles, StylesBelow } from "../layout/LinkedStyles.tsx";
import { Preloader } from "../layout/Preloader.tsx";
import { scriptSafeJson } from "../layout/script-safe-json.ts";
import { type DocumentFrame, renderPage } from "../pages/render-page.tsx";
import { SHELL_DATA_ID, SHELL_PAGE_ID, type ShellData } from "./data.ts";

/**
 * Shown until the data arrives (spec §4, page loading); shell.tsx continues. Without script the document reloads until
 * then.
 * @param known the last known settings
 */
export function renderShell(data: ShellData, known: SiteSettings | null, frame: DocumentFrame): string {
  const settings = data.settings ?? known;
  const agencyName = settings?.agencyName ?? null;
  const title = agencyName ?? "Die Seite wird geladen";
  const head: Head = {
    title,
    heading: title,
    description: "",
    canonicalPath: null,
    type: "website",
    image: null,
    styles: "waiting",
    reloadAfterS: RELOAD_AFTER_S,
  };
  return renderPage(
    <>
      <div id={SHELL_PAGE_ID}>
        <Preloader settings={settings} />
      </div>
      <StylesBelow />
      <LaterStyles />
      <script type="application/json" id={SHELL_DATA_ID} dangerouslySetInnerHTML={{ __html: scriptSafeJson(data) }} />
    </>,
    head,
    settings,
    frame,
  );
}
