import type { ServerProps } from "payload";
import { isAdministrator } from "../../access/roles.ts";
import { writability } from "../../database/writable.ts";
import { missingFiles } from "../../uploads/missing.ts";
import styles from "./start-page.module.css";

/** At the top of the admin's start page, for all who work there: what on the server somebody has to mend now. Else nothing. */
export async function Troubles({ payload, user }: ServerProps) {
  const [{ status }, { missing, named, examples }] = await Promise.all([
    writability(async () => payload),
    missingFiles(payload),
  ]);
  if (status === "ok" && missing === 0) return null;
  const whom = isAdministrator(user) ? "" : " Bitte sagen Sie es der Administration.";
  return (
    <section className={styles.section} aria-labelledby="troubles">
      <h2 id="troubles" className={styles.heading}>
        Störung
      </h2>
      {status !== "ok" && (
        <p className={styles.warning}>
          <strong>Zurzeit lässt sich nichts speichern, auch keine Anfrage.</strong> Die Datenbank fehlt, ist beschädigt
          oder antwortet nicht; was zu tun ist, steht im Protokoll des Servers.{whom}
        </p>
      )}
      {missing > 0 && (
        <p className={styles.warning}>
          <strong>
            {missing === named ? "Alle Bilder und Filme fehlen" : `${missing.toLocaleString("de")} Dateien fehlen`} auf
            dem Server.
          </strong>{" "}
          Besucher sehen an ihrer Stelle nichts: {examples.join(", ")}
          {missing > examples.length ? " …" : "."} Ist die Festplatte eingehängt? Einzelne Dateien können Sie in der
          Mediathek neu hochladen.{whom}
        </p>
      )}
    </section>
  );
}
