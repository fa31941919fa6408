import type { ReactNode } from "react";
import type { Site, SiteSettings } from "../../content/domain.ts";
import { PROJECTS_PATH } from "../../content/routes.ts";
import { DirectContact } from "../../layout/DirectContact.tsx";
import { Logo } from "../../layout/Logo.tsx";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./ErrorPage.module.css";
import type { ErrorStatus } from "./head.ts";

const TEXTS: Record<ErrorStatus, { title: string; text: string }> = {
  404: {
    title: "Diese Seite gibt es nicht.",
    text: "Sie wurde verschoben oder gelöscht, oder die Adresse ist falsch geschrieben.",
  },
  410: {
    title: "Die Vorschau ist zu Ende.",
    text: "Diese Vorschau ist abgelaufen. Bitten Sie die Agentur um einen neuen Link.",
  },
  500: {
    title: "Da ist etwas schiefgegangen.",
    text: "Das liegt an uns, nicht an Ihnen. Versuchen Sie es bitte gleich noch einmal.",
  },
  503: {
    title: "Gleich wieder da.",
    text: "Unsere Inhalte sind gerade nicht zu erreichen. Wir versuchen es weiter; sobald sie wieder da sind, erscheint die Seite von selbst.",
  },
};

/** For a POST, which must not be resubmitted automatically. */
const POSTED = "Unsere Inhalte sind gerade nicht zu erreichen. Versuchen Sie es bitte in einer Minute noch einmal.";

const BEYOND_END = {
  title: "Hier endet die Liste.",
  text: "So viele Seiten hat sie nicht mehr.",
};

export type ShownError = {
  status: ErrorStatus;
  /** Null if the content system hasn't answered since the start. */
  site: Site | null;
  /** The list whose end the address exceeds; null for any other error. */
  listPath: string | null;
  settings: SiteSettings | null;
  /** The page may be reloaded until it is available, by script (come-back.ts) or by the browser. */
  comesBack: boolean;
};

/** An error page with onward links. Its picture is a crooked frame around a closed lens. */
export function ErrorPage({ site, ...error }: ShownError) {
  const message = <ErrorMessage {...error} hasSite={site !== null} />;
  if (site) {
    return (
      <PageFrame site={site} path="">
        {message}
      </PageFrame>
    );
  }
  return <BareFrame>{message}</BareFrame>;
}

function ErrorMessage({
  status,
  hasSite,
  listPath,
  settings,
  comesBack,
}: Omit<ShownError, "site"> & { hasSite: boolean }) {
  const { title, text } = listPath ? BEYOND_END : TEXTS[status];
  return (
    <section className={styles.error} data-tone="ink" data-comes-back={comesBack ? "" : undefined}>
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.frame}>
          <Logo id="logo-error" motion="closed" mark={settings?.appearance?.mark} className={styles.mark} />
        </div>
        <p className={styles.status}>{status}</p>
      </div>
      <div className={styles.words}>
        <h1 className={`display ${styles.title}`}>{title}</h1>
        <p className={styles.text}>{status === 503 && !comesBack ? POSTED : text}</p>
        <p className={styles.ways}>
          {listPath && (
            <ButtonLink href={listPath} variant="primary">
              Zum Anfang der Liste
            </ButtonLink>
          )}
          {comesBack && (
            <ButtonLink href="" variant="primary">
              Erneut versuchen
            </ButtonLink>
          )}
          <ButtonLink href="/" variant={listPath || comesBack ? "plain" : "primary"}>
            Zur Startseite
          </ButtonLink>
          {hasSite && status === 404 && !listPath && <ButtonLink href={PROJECTS_PATH}>Zu den Projekten</ButtonLink>}
        </p>
        {status !== 404 && <DirectContact settings={settings} className={styles.contact} />}
      </div>
    </section>
  );
}

/** The page frame without header and footer, which need settings. */
function BareFrame({ children }: { children: ReactNode }) {
  return <main className={styles.bare}>{children}</main>;
}
