"use client";

import { Button } from "@payloadcms/ui";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import dialogStyles from "../../../admin/dialog/dialog.module.css";
import { isAlternativeText } from "../../alternative-text.ts";
import { progressText } from "../sending/progress-text.ts";
import type { Batch } from "./batch.ts";
import { Failure } from "./Ending.tsx";
import { FilePicture } from "./FilePicture.tsx";
import { FileProgress } from "./FileStrip.tsx";
import type { Item } from "./item.ts";
import styles from "./several-files.module.css";
import { WHAT_IT_SHOWS } from "./TextQuestion.tsx";

/** A pause between keys after which a text is stored, in ms. */
const PAUSE = 800;

type Props = {
  item: Item;
  batch: Batch;
  readOnly: boolean;
  /** Whether it begins with the cursor in its text. */
  hasFocus?: boolean;
  /** Buttons for a file that is in the library. */
  children?: ReactNode;
};

/** One file, from this computer or of the library, with its text beside it: how far it is, or why it failed. */
export function FileRow({ item, batch, readOnly, hasFocus = false, children }: Props) {
  const { key, name, state, stored, isDuplicate, isPdf, isRefused, trouble, sent, total } = item;
  return (
    <li className={styles.row}>
      <FilePicture item={item} />
      <div className={styles.about}>
        <p>{stored?.name || name}</p>
        {!isRefused && !isPdf && (
          <AlternativeText
            item={item}
            readOnly={readOnly}
            hasFocus={hasFocus}
            onText={(text) => batch.setText(key, text)}
          />
        )}
        <FileProgress item={item} />
        <p className={styles.note} role="status">
          {state === "waiting" && "Wartet …"}
          {state === "sending" &&
            (total && sent === total ? "Angekommen, wird verarbeitet …" : progressText(sent, total))}
          {isDuplicate && "War schon da: Die vorhandene Datei wird verwendet."}
        </p>
        {trouble && (
          <div className={styles.trouble} role="alert">
            <Failure item={item} onRetry={(still) => batch.retry(key, still)} />
          </div>
        )}
        <div className={styles.buttons}>
          {stored
            ? children
            : !readOnly && (
                <Button buttonStyle="subtle" size="small" margin={false} onClick={() => batch.drop(key)}>
                  {state === "failed" ? "Ausblenden" : "Hochladen abbrechen"}
                </Button>
              )}
        </div>
      </div>
    </li>
  );
}

type Text = { item: Item; readOnly: boolean; hasFocus: boolean; onText: (text: string) => void };

/** Stored as it is written; a text that says nothing is not. */
function AlternativeText({ item, readOnly, hasFocus, onText }: Text) {
  const known = item.text || item.stored?.alternativeText || "";
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const text = typed ?? (known || item.proposal);
  const given = text.replace(/\s+/g, " ").trim();
  const isRefused = typed !== null && !isAlternativeText(given);

  function take(): void {
    if (isAlternativeText(given) && given !== known) onText(given);
  }

  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each key
  useEffect(() => {
    if (typed === null) return; // a proposal is taken as it is left
    const timer = setTimeout(take, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <>
      <label htmlFor={id}>Alternativtext</label>
      <textarea
        id={id}
        className={dialogStyles.input}
        rows={2}
        maxLength={500}
        value={text}
        readOnly={readOnly}
        ref={field}
        aria-describedby={`${id}-note`}
        aria-invalid={isRefused}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
      <p id={`${id}-note`} className={styles.note}>
        {isRefused
          ? "Bitte schreiben Sie mindestens fünf Zeichen; bis dahin bleibt der bisherige Text."
          : typed === null && !known && item.proposal
            ? "Vorschlag aus der Datei: Bitte prüfen Sie ihn."
            : `Was ist zu sehen? ${WHAT_IT_SHOWS.note} Gilt überall, wo die Datei vorkommt.`}
      </p>
    </>
  );
}
