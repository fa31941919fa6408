"use client";

import {
  checkColours,
  contrastPairs,
  type PairUse,
  passingColours,
} from "@schaufenster/contract/appearance/colour-check";
import { contrast } from "@schaufenster/contract/appearance/colours";
import { TEXT_CONTRAST } from "@schaufenster/contract/appearance/palette";
import styles from "./appearance.module.css";
import { useColours } from "./ColourField.tsx";

const USES: Record<PairUse, string> = {
  text: "Schrift",
  quiet: "Nebentext",
  accent: "Kleine Schrift in der Akzentfarbe",
  error: "Fehlermeldung",
  success: "Erfolgsmeldung",
  signal: "Markierung, Fokusring",
  edge: "Rand eines Feldes",
  textInField: "Schrift in einem Feld",
  signalAtField: "Fokusring an einem Feld",
  button: "Schrift auf einer Schaltfläche",
  top: "Schrift auf der Schaltfläche „Top“",
  topRing: "Fokusring um die Schaltfläche „Top“",
};

const ON = { paper: ", heller Grund", ink: ", dunkler Grund" };

/** All colour pairs of the website with their contrast, for the form's current colours. */
export function Contrasts() {
  const colours = useColours();
  if (!colours) return <p className={styles.contrasts}>Bitte geben Sie alle Farben in sechs Ziffern an.</p>;
  const pairs = contrastPairs(passingColours(colours)).map((pair) => ({
    ...pair,
    ratio: contrast(pair.front, pair.back),
    name: USES[pair.use] + (pair.on ? ON[pair.on] : ""),
  }));
  const isProposed = checkColours(colours).length > 0;
  const lowest = Math.min(...pairs.map(({ ratio, atLeast }) => ratio / atLeast));
  return (
    <details className={styles.contrasts}>
      <summary>
        Lesbarkeit{isProposed && " mit dem vorgeschlagenen Ton"}: {pairs.length} Farbpaare,{" "}
        {lowest >= 1 ? "alle nach WCAG 2.2 AA lesbar" : "nicht alle lesbar"}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Wo</th>
            <th scope="col">Farben</th>
            <th scope="col">Kontrast</th>
            <th scope="col">Nötig</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, front, back, ratio, atLeast }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {atLeast < TEXT_CONTRAST ? (
                  <span className={styles.edge} style={{ background: back, borderColor: front }} />
                ) : (
                  <span className={styles.pair} style={{ background: back, color: front }}>
                    Aa
                  </span>
                )}
              </td>
              <td>{german(ratio)}</td>
              <td>{german(atLeast)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const german = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1).replace(".", ",");
