"use client";

import styles from "./global-error.module.css";

/**
 * In place of Next's page in English: an answer broke off on its way, a script of a former version is gone after an
 * update, or a part of the page failed. To load it again helps in each of these cases.
 */
export default function GlobalError() {
  return (
    <html lang="de">
      <body>
        <title>Nicht geladen – Schaufenster</title>
        <main role="alert" className={styles.page}>
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
