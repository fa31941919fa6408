"use client";

import { Button } from "@payloadcms/ui";
import { memo, useState } from "react";
import { germanDay } from "../../platform/process/german-time.ts";
import spoken from "../../ui/spoken.module.css";
import { type PlannedEntry, pictureAddress } from "../import-run.ts";
import styles from "./plan.module.css";

type Props = {
  entry: PlannedEntry;
  /** Whether its group has pictures: if so, an entry without one shows the beginning of its text there. */
  isPictured: boolean;
  /** Null if its group isn't imported. */
  comes: boolean | null;
  onComes: (entry: PlannedEntry, comes: boolean) => void;
  onPreview: (entry: PlannedEntry) => void;
};

/** An entry of the old website with its picture. Memoized: of hundreds, only the changed one re-renders. */
export const PlanEntry = memo(function PlanEntry({ entry, isPictured, comes, onComes, onPreview }: Props) {
  const { address, title, date, categories, picture, words, isDraft, notes } = entry;
  const [shown, setShown] = useState(picture);
  const beginning = words || new URL(address).pathname; // many pages have the same title and no other distinction
  const facts = [date && germanDay(date), ...categories].filter(Boolean).join(" · ");
  return (
    <li className={styles.entry} data-stays={comes !== true || undefined}>
      {isPictured && shown === null && <p className={styles.paper}>{beginning}</p>}
      <label className={styles.choose}>
        {shown !== null && (
          // biome-ignore lint/performance/noImgElement: it is requested unchanged
          <img
            className={styles.picture}
            src={pictureAddress(shown)}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setShown(null)}
          />
        )}
        <span className={styles.title}>
          <input
            type="checkbox"
            checked={comes === true}
            disabled={comes === null}
            onChange={() => onComes(entry, comes === false)}
          />
          <span>
            {title}
            <span className={spoken.spoken}> kommt mit</span>
          </span>
        </span>
      </label>
      {isDraft && <p className={styles.draft}>wird Entwurf</p>}
      {facts && <p className={styles.facts}>{facts}</p>}
      {(shown !== null || !isPictured) && <p className={styles.words}>{beginning}</p>}
      {notes.length > 0 && (
        <details className={styles.notes}>
          <summary>
            {notes.length === 1 ? "1 Hinweis" : `${notes.length} Hinweise`}
            <span className={spoken.spoken}> zu „{title}“</span>
          </summary>
          <ul>
            {[...new Set(notes)].map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.looks}>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={`Vorschau: ${title}`}
          onClick={() => onPreview(entry)}
        >
          Vorschau
        </Button>
        <a href={address} target="_blank" rel="noreferrer">
          alte Seite<span className={spoken.spoken}> „{title}“ in einem neuen Tab</span>
        </a>
      </div>
    </li>
  );
});
