"use client";

import { useEffect, useRef } from "react";
import spoken from "../../../admin/spoken.module.css";
import { progressText } from "../sending/progress-text.ts";
import { FilePicture } from "./FilePicture.tsx";
import { type Item, lacksText } from "./item.ts";
import styles from "./several-files.module.css";

type Props = { items: readonly Item[]; asked: number | null; onAsk: (key: number) => void };

/** How far a file is, in a word or two. */
function stateOf(item: Item): string {
  if (item.trouble) return "Fehler";
  if (item.state === "waiting") return "Wartet";
  if (item.state === "sending") return item.sent < item.total || !item.total ? "Wird gesendet" : "Wird verarbeitet";
  if (item.isDuplicate) return "War schon da";
  return lacksText(item) ? "Text fehlt" : "Fertig";
}

/** All files in their order: how far each is, and whether it has its text. Pressing one asks for its text. */
export function FileStrip({ items, asked, onAsk }: Props) {
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another one is asked for
  useEffect(() => {
    strip.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [asked]);
  return (
    <ol ref={strip} className={styles.strip} aria-label="Dateien">
      {items.map((item) => {
        const { key, name, state, isPdf } = item;
        return (
          <li key={key} className={styles.cell}>
            <button
              type="button"
              className={styles.file}
              aria-current={key === asked ? "true" : undefined}
              disabled={asked === null || state === "failed" || isPdf}
              onClick={() => onAsk(key)}
            >
              <FilePicture item={item} />
              <span className={item.trouble ? styles.state : spoken.spoken}>{name}: </span>
              <span className={styles.state}>{stateOf(item)}</span>
            </button>
            <FileProgress item={item} />
          </li>
        );
      })}
    </ol>
  );
}

/** How much of a file is sent; nothing before and after. */
export function FileProgress({ item: { name, state, sent, total } }: { item: Item }) {
  if (state !== "sending") return null;
  return (
    <progress
      className={styles.progress}
      max={total || 1}
      value={total && sent < total ? sent : undefined}
      aria-label={`${name}: ${progressText(sent, total)}`}
    />
  );
}
