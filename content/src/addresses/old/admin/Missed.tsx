import { MISSED_DAYS } from "@schaufenster/contract/missed-paths";
import type { Payload } from "payload";
import { readMissed } from "../missed.ts";
import styles from "./old-addresses.module.css";

/** Most requested first. */
const SHOWN = 50;

const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "UTC" });

/** Paths that weren't found, each with a link to set its target. */
export async function Missed({ payload }: { payload: Payload }) {
  const [missed, { countsViews }] = await Promise.all([
    readMissed(payload),
    payload.findGlobal({ slug: "site-settings", depth: 0 }),
  ]);
  return (
    <section className={styles.missed} aria-labelledby="missed">
      <h2 id="missed" className={styles.heading}>
        Vergeblich aufgerufen
      </h2>
      <p className={styles.hint}>
        {countsViews === false
          ? "Die Zählung ist ausgeschaltet, darum kommt hier nichts Neues hinzu. Sie schalten sie unter „Website“, Reiter „Statistik“, ein."
          : `Adressen, die es hier nicht gibt und die in den letzten ${MISSED_DAYS} Tagen jemand aufgerufen hat. Gezählt wird ohne Angaben über Besucher; was nur Angreifer suchen, fehlt.`}
      </p>
      {missed.length === 0 ? (
        <p>In dieser Zeit wurde nichts vergeblich aufgerufen.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Adresse</th>
              <th scope="col" className={styles.number}>
                Aufrufe
              </th>
              <th scope="col">Zuletzt</th>
              <th scope="col">
                <span className={styles.spoken}>Ziel</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {missed.slice(0, SHOWN).map(({ path, times, last }) => (
              <tr key={path}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td className={styles.number}>{times.toLocaleString("de")}</td>
                <td>{DAY.format(new Date(last))}</td>
                <td>
                  <a href={`/admin/collections/old-addresses/create?address=${encodeURIComponent(path)}`}>
                    Ziel angeben<span className={styles.spoken}> für {path}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
