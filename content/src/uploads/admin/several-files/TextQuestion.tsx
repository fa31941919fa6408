"use client";

import { Button } from "@payloadcms/ui";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import dialogStyles from "../../../admin/dialog/dialog.module.css";
import { isAlternativeText } from "../../alternative-text.ts";
import { wordsOf } from "../library/find-duplicate.ts";
import { FilePicture } from "./FilePicture.tsx";
import type { Item } from "./item.ts";
import styles from "./several-files.module.css";

/** The question about a file, with what is said of the answer, and what the answer is called. It is the alternative text. */
export type Question = { label: string; note: string; answer: string };

export const WHAT_IT_SHOWS: Question = {
  label: "Alternativtext: Was ist hier zu sehen?",
  note: "Ein Satz von etwa 50 bis 150 Zeichen, ohne „Bild von“.",
  answer: "Alternativtext",
};

type Props = {
  item: Item;
  question: Question;
  /** Which file it is of how many, and how many have no text yet. */
  progress: string;
  text: string;
  isLast: boolean;
  onType: (text: string) => void;
  onAnswer: (text: string) => void;
  onSkip: () => void;
  /** Null for the first. */
  onBack: (() => void) | null;
  onClose: () => void;
};

/** One file, large, and the question what is on it. Enter goes on. */
export function TextQuestion(props: Props) {
  const { item, question, progress, text, isLast, onType, onAnswer, onSkip, onBack, onClose } = props;
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => field.current?.focus(), []);

  function answer(): void {
    const given = text.replace(/\s+/g, " ").trim();
    if (isAlternativeText(given)) onAnswer(given);
    else {
      setRefused(true);
      field.current?.focus();
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    answer();
  }

  return (
    <>
      <FilePicture item={item} large />
      <p className={dialogStyles.note} role="status">
        {progress}
      </p>
      <label htmlFor={id} className={dialogStyles.label}>
        {question.label}
      </label>
      <textarea
        ref={field}
        data-first-focus=""
        id={id}
        className={dialogStyles.input}
        rows={2}
        maxLength={500}
        value={text}
        enterKeyHint={isLast ? "done" : "next"}
        aria-describedby={`${id}-note ${id}-error`}
        aria-invalid={refused}
        onChange={(event) => {
          onType(event.target.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-note`} className={dialogStyles.note}>
        {item.isDuplicate && item.stored && `Diese Datei war schon da. ${wordsOf(item.stored)} `}
        {question.note} Die Datei heißt „{item.name}“.{" "}
        {text !== "" && text === item.proposal && "Vorschlag aus der Datei: Bitte prüfen Sie ihn."}
      </p>
      <p id={`${id}-error`} className={dialogStyles.error} role="alert">
        {refused && "Bitte schreiben Sie mindestens fünf Zeichen, oder überspringen Sie diese Datei."}
        {item.trouble}
      </p>
      <div className={`${dialogStyles.actions} ${styles.actions}`}>
        <Button buttonStyle="primary" onClick={answer}>
          {isLast ? "Fertig" : "Weiter"}
        </Button>
        <Button buttonStyle="secondary" disabled={!onBack} onClick={() => onBack?.()}>
          Zurück
        </Button>
        <Button buttonStyle="secondary" onClick={onSkip}>
          Überspringen
        </Button>
        <Button buttonStyle="subtle" onClick={onClose}>
          Später beschreiben
        </Button>
      </div>
    </>
  );
}
