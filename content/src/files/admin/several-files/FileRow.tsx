"use client";

import { Button } from "@payloadcms/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import dialogStyles from "../../../ui/dialog/dialog.module.css";
import spoken from "../../../ui/spoken.module.css";
import { isAlternativeText } from "../../alternative-text.ts";
import { FileInput } from "../sending/FileInput.tsx";
import { progressText } from "../sending/progress-text.ts";
import type { Batch } from "./batch.ts";
import { FilePicture } from "./FilePicture.tsx";
import type { Item } from "./item.ts";
import styles from "./several-files.module.css";

/** Pause in typing after which a text is saved, in ms. */
const PAUSE = 800;

/**
 * The question about a file, a note about the answer, and the answer's name. The answer is stored as the alternative
 * text.
 */
export type Question = { label: string; note: string; answer: string };

export const WHAT_IT_SHOWS: Question = {
  label: "Alternativtext",
  note: "Was ist zu sehen? Ein Satz von etwa 50 bis 150 Zeichen, ohne „Bild von“.",
  answer: "Alternativtext",
};

type Props = {
  item: Item;
  batch: Batch;
  question?: Question;
  readOnly?: boolean;
  hasFocus?: boolean;
  onTaken?: () => void;
  onRetry?: () => void;
  children?: ReactNode;
};

/** One file, local or stored, with its text, and its upload progress or error. */
export function FileRow({ children, ...props }: Props) {
  const { item, batch, readOnly = false } = props;
  const { key, name, state, stored, isDuplicate, isPdf, isRefused, trouble, sent, total } = item;
  const isSent = total > 0 && sent === total;
  const begun = total > 0 ? progressText(sent, total) : "Wird gesendet …";
  const progress = isSent ? "Angekommen, wird verarbeitet …" : begun;
  return (
    <li className={styles.row}>
      <FilePicture item={item} />
      <div className={styles.about}>
        <p>{stored?.name || name}</p>
        {!(state === "failed" && isRefused) && !isPdf && <FileText {...props} />}
        {state === "sending" && (
          <progress
            className={styles.progress}
            max={total || 1}
            value={total && !isSent ? sent : undefined}
            aria-label={`${name}: ${progress}`}
          />
        )}
        <p className={styles.note} role="status">
          {state === "waiting" && "Wartet …"}
          {state === "sending" && progress}
          {isDuplicate && "War schon da: Die vorhandene Datei wird verwendet."}
        </p>
        {trouble && <Failure {...props} />}
        <div className={styles.buttons}>
          {stored && children}
          {!stored && !readOnly && (
            <Button buttonStyle="subtle" size="small" margin={false} onClick={() => batch.drop(key)}>
              {state === "failed" ? "Ausblenden" : "Hochladen abbrechen"}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** The text of a file, saved while typing if it is long enough. */
function FileText({ item, batch, question = WHAT_IT_SHOWS, readOnly, hasFocus, onTaken }: Omit<Props, "children">) {
  const { key, name, stored, proposal } = item;
  const known = item.text || stored?.alternativeText || "";
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const text = typed ?? (known || proposal);
  const given = text.replace(/\s+/g, " ").trim();
  const isEnough = isAlternativeText(given);
  const isRefused = typed !== null && !isEnough;
  const isProposed = typed === null && !known && proposal !== "";

  function take(): void {
    if (isEnough && given !== known) batch.setText(key, given);
  }

  const written = useRef(() => {});
  written.current = typed === null ? () => {} : take;
  useEffect(() => () => written.current(), []); // the row can unmount before the pause is over

  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each key
  useEffect(() => {
    if (typed === null) return; // a proposal is saved on blur
    const timer = setTimeout(take, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <>
      <label htmlFor={id}>
        {question.label}
        <span className={spoken.spoken}>: {name}</span>
      </label>
      <textarea
        ref={field}
        id={id}
        className={dialogStyles.input}
        rows={2}
        maxLength={500}
        value={text}
        readOnly={readOnly}
        aria-describedby={`${id}-note`}
        aria-invalid={isRefused}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === "Escape") take();
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
          if (isEnough) onTaken?.();
          else setTyped(text);
        }}
      />
      <p
        id={`${id}-note`}
        className={isRefused ? dialogStyles.error : `${styles.note} ${styles.hint}`}
        role={isRefused ? "alert" : undefined}
      >
        {isRefused && "Bitte schreiben Sie mindestens fünf Zeichen; kürzere Texte werden nicht gespeichert."}
        {isProposed && "Vorschlag aus der Datei: Bitte prüfen Sie ihn."}
        {!isRefused && !isProposed && question.note} {stored && !isRefused && "Gilt überall, wo die Datei vorkommt."}
      </p>
    </>
  );
}

/** Why a file or its text wasn't stored, and what the editor can do. */
function Failure({ item, batch, onRetry }: Props) {
  const { key, name, trouble, isFilm, isRefused } = item;
  const input = useRef<HTMLInputElement>(null);

  function retry(still?: File): void {
    onRetry?.();
    batch.retry(key, still);
  }

  return (
    <div className={styles.trouble} role="alert">
      <span>{trouble.includes(name) ? trouble : `„${name}“: ${trouble}`}</span>
      {isFilm && trouble.includes("Standbild") && (
        <>
          <Button buttonStyle="primary" size="small" margin={false} onClick={() => input.current?.click()}>
            Standbild wählen
          </Button>
          <FileInput ref={input} label={`Standbild für ${name}`} accept="image/*" onFiles={([still]) => retry(still)} />
        </>
      )}
      {!isRefused && (
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => retry()}>
          Noch einmal versuchen
        </Button>
      )}
    </div>
  );
}
