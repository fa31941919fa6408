"use client";

/** Inlined: Next would preload a stylesheet on every page of the admin. */
const STYLES = `
  main { max-width: 40rem; margin: 20vh auto 0; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif }
  button { min-height: 2.75rem; padding-inline: 1.25rem; font: inherit; cursor: pointer }`;

/**
 * Replaces Next's English page: a response was interrupted, a script of a former version is gone after an update, or a
 * component failed. Reloading helps in all cases.
 */
export default function GlobalError() {
  return (
    <html lang="de">
      <body>
        <title>Nicht geladen – Schaufenster</title>
        <style>{STYLES}</style>
        <main role="alert">
          <h1>Diese Seite ist nicht vollständig geladen</h1>
          <p>
            Die Verbindung ist abgebrochen, oder die Verwaltung wurde gerade erneuert. Es ist nichts verloren: Was Sie
            zuletzt geschrieben haben, steht noch in diesem Browser.
          </p>
          <button type="button" onClick={() => window.location.reload()}>
            Neu laden
          </button>
        </main>
      </body>
    </html>
  );
}
