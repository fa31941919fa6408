import type { ListLine } from "../list.ts";
import styles from "./old-addresses.module.css";

/** Most lines that are shown of each kind. */
const SHOWN = 200;

/** Lines of a list: first those that cannot be taken, with the reason. */
export function ListLines({ lines }: { lines: readonly ListLine[] }) {
  const refused = lines.filter(({ reason }) => reason);
  const good = lines.filter(({ reason }) => !reason);
  if (lines.length === 0) return <p>In dieser Liste steht keine Adresse.</p>;
  return (
    <>
      {refused.length > 0 && (
        <section aria-label="Zeilen, die nicht gehen">
          <h3 className={styles.caption}>
            {refused.length === 1 ? "Eine Zeile geht nicht" : `${refused.length} Zeilen gehen nicht`}
          </h3>
          <ul className={styles.lines}>
            {refused.slice(0, SHOWN).map(({ line, address, reason }) => (
              <li key={line} className={styles.refused}>
                Zeile {line} <code>{address}</code>: {reason}
              </li>
            ))}
          </ul>
          {refused.length > SHOWN && <p>Und {refused.length - SHOWN} weitere.</p>}
        </section>
      )}
      {good.length > 0 && (
        <section aria-label="Zeilen, die gehen">
          <h3 className={styles.caption}>{good.length === 1 ? "Eine Zeile geht" : `${good.length} Zeilen gehen`}</h3>
          <ul className={styles.lines}>
            {good.slice(0, SHOWN).map(({ line, address, target, before }) => (
              <li key={line}>
                <code>{address}</code> führt zu <code>{target}</code>
                {before !== null && (
                  <>
                    , bisher zu <code>{before}</code>
                  </>
                )}
              </li>
            ))}
          </ul>
          {good.length > SHOWN && <p>Und {good.length - SHOWN} weitere.</p>}
        </section>
      )}
    </>
  );
}
