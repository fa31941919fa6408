"use client";

import { useEffect, useState } from "react";
import { Dialog } from "../../../admin/dialog/Dialog.tsx";
import { isAlternativeText } from "../../alternative-text.ts";
import { Batch } from "./batch.ts";
import { Ending, FailedFiles } from "./Ending.tsx";
import { FileStrip } from "./FileStrip.tsx";
import { type Item, isPending, lacksText, type StoredFile } from "./item.ts";
import styles from "./several-files.module.css";
import { type Question, TextQuestion, WHAT_IT_SHOWS } from "./TextQuestion.tsx";
import { useBatch } from "./useBatch.ts";

type Props = {
  /** Files of this computer, which are uploaded, or of the library, which are only described. */
  given: readonly (File | StoredFile)[];
  /** The question about each file; what it shows, unless another is given. */
  question?: Question | undefined;
  /** Called once, with what is in the library by then, in the order given. */
  onClose: (stored: StoredFile[]) => void;
};

/** The text to begin with: as it was given, as the library has it, or as it is within the picture. */
const textOf = (item: Item | undefined) =>
  item?.text || (item?.isDuplicate && item.stored?.alternativeText) || (item?.proposal ?? "");

/**
 * Uploads several files, and asks meanwhile for the alternative text of one after the other. Closing it early loses nothing:
 * what is on its way arrives first, and files without a text carry a mark in the library.
 */
export function SeveralFiles({ given, question = WHAT_IT_SHOWS, onClose }: Props) {
  const { batch, items } = useBatch(() => new Batch(given));
  const [asked, setAsked] = useState<number | null>(() => items.find(lacksText)?.key ?? null);
  const [typed, setTyped] = useState("");
  const [isEnding, setEnding] = useState(asked === null);
  const failed = items.some(({ trouble }) => trouble !== "");
  const isDone = isEnding && batch.isSettled && !failed;

  useEffect(() => batch.start(), [batch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isDone) onClose(batch.stored);
  }, [isDone]);

  const current = items.find(({ key }) => key === asked);
  const isPassed = (index: number) => items[index]?.state === "failed" || items[index]?.isPdf;

  function ask(key: number): void {
    setAsked(key);
    setTyped(textOf(items.find((each) => each.key === key)));
  }

  function take(text: string): void {
    if (current && isAlternativeText(text) && text !== current.text) batch.setText(current.key, text);
  }

  /** Goes to the file before or after this one, and ends after the last. */
  function go(step: 1 | -1): void {
    let index = items.findIndex(({ key }) => key === asked) + step;
    while (index >= 0 && index < items.length && isPassed(index)) index += step;
    const next = items[index];
    if (next) ask(next.key);
    else if (step > 0) setEnding(true);
  }

  /** Sends a file once more, and asks for its text again: it was not asked for while the file seemed lost. */
  function retry(key: number, still?: File): void {
    const item = items.find((each) => each.key === key);
    batch.retry(key, still);
    if (!item || item.stored || item.isPdf || isAlternativeText(item.text)) return;
    ask(key);
    setEnding(false);
  }

  function close(): void {
    if (typed !== current?.proposal) take(typed.trim());
    if (isEnding && failed) onClose(batch.stored);
    else setEnding(true);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when more is known of the file that is asked for
  useEffect(() => {
    if (current && !isEnding && typed === "" && current.state === "failed") go(1);
  }, [current]);

  // When it is known after the question was asked, and nothing else was typed.
  const known = textOf(current);
  const proposal = current?.proposal;
  useEffect(() => {
    setTyped((before) => (before && before !== proposal ? before : known));
  }, [known, proposal]);

  const left = items.filter(lacksText).length;
  const progress = [
    ...(items.length > 1 && current ? [`Datei ${items.indexOf(current) + 1} von ${items.length}.`] : []),
    ...(left > 0 ? [`Noch ${left} ohne ${question.answer}.`] : []),
  ].join(" ");
  const isLast = !items.some(({ key }, index) => key > (current?.key ?? 0) && !isPassed(index));
  return (
    <Dialog
      heading={given.some((each) => each instanceof File) ? "Dateien hochladen" : "Alternativtexte ergänzen"}
      className={styles.dialog}
      onClose={close}
    >
      <FileStrip items={items} asked={isEnding ? null : asked} onAsk={ask} />
      {current && !isEnding && (
        <TextQuestion
          key={current.key}
          item={current}
          question={question}
          progress={progress}
          text={typed}
          isLast={isLast}
          onType={setTyped}
          onAnswer={(text) => {
            take(text);
            go(1);
          }}
          onSkip={() => go(1)}
          onBack={items.some((_, index) => index < items.indexOf(current) && !isPassed(index)) ? () => go(-1) : null}
          onClose={close}
        />
      )}
      <FailedFiles items={items} onRetry={retry} />
      {isEnding && (
        <Ending
          items={items}
          onCancel={() => {
            for (const item of items.filter(isPending)) batch.drop(item.key);
            onClose(batch.stored);
          }}
          onClose={() => onClose(batch.stored)}
        />
      )}
    </Dialog>
  );
}
