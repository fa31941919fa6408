import styles from "./figures.module.css";
import type { Bar } from "./period.ts";

const HEIGHT = 100;
const STEP = 10;
const GAP = 2;

/** Height of an empty bar, so that its day is visible. */
const EMPTY = 1;

/** Views as a bar chart, with the numbers in a collapsible table. */
export function BarChart({ bars, unit }: { bars: Bar[]; unit: string }) {
  const most = bars.reduce((best, bar) => (bar.views > best.views ? bar : best), { label: "", views: 0 });
  const [first, last] = [bars.at(0)?.label, bars.at(-1)?.label];
  return (
    <figure className={styles.chart}>
      <p className={styles.top}>
        {most.views > 0
          ? `Am meisten: ${most.views.toLocaleString("de")} (${most.label})`
          : "In diesem Zeitraum wurde nichts gezählt."}
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Aufrufe nach ${unit}en, von ${first} bis ${last}. Die Zahlen stehen in der Tabelle darunter.`}
      >
        {bars.map(({ label, views }, index) => {
          const height = Math.max((views / Math.max(most.views, 1)) * HEIGHT, EMPTY);
          return (
            <rect key={label} x={index * STEP + GAP / 2} y={HEIGHT - height} width={STEP - GAP} height={height}>
              <title>{`${label}: ${views.toLocaleString("de")}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </p>
      <details className={styles.details}>
        <summary>Zahlen als Tabelle</summary>
        <table className={styles.numbers}>
          <caption className={styles.spoken}>Aufrufe nach {unit}en</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col">Aufrufe</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ label, views }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{views.toLocaleString("de")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
