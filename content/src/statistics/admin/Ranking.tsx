import styles from "./figures.module.css";
import type { Line } from "./names.ts";

const SHOWN = 8;

type Props = {
  title: string;
  column: string;
  lines: Line[];
  none: string;
  shares?: boolean;
};

export function Ranking({ title, column, lines, none, shares = false }: Props) {
  const all = lines.reduce((sum, { views }) => sum + views, 0);
  const widest = shares ? all : Math.max(...lines.map(({ views }) => views));
  const left = lines.length - SHOWN;
  if (lines.length === 0) {
    return (
      <div>
        <h3 className={styles.caption}>{title}</h3>
        <p className={styles.hint}>{none}</p>
      </div>
    );
  }
  return (
    <div>
      <table className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <thead className={styles.spoken}>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">Aufrufe</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ label, href, views }) => (
            <tr key={label + href}>
              <th scope="row">
                {href ? <a href={href}>{label}</a> : label}
                <svg className={styles.share} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(views / widest) * 100} height="1" />
                </svg>
              </th>
              <td>
                {views.toLocaleString("de")}
                {shares && ` (${Math.round((views / all) * 100)} %)`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p className={styles.hint}>{left === 1 ? "Und eine weitere." : `Und ${left} weitere.`}</p>}
    </div>
  );
}
