"use client";

import { type KeyboardEvent, type RefObject, useState } from "react";
import { ChoicePicture } from "./ChoicePicture.tsx";
import type { Choice } from "./choice.ts";
import styles from "./choosing.module.css";

type Props = {
  label: string;
  choices: Choice[];
  chosen: string[];
  several: boolean;
  /** Whether the choices are of several kinds. */
  mixed: boolean;
  /** Receives focus from the first row with ArrowUp, and for letters. */
  input: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLDivElement | null>;
  onPick: (choice: Choice) => void;
};

function columnsOf(options: HTMLElement[]): number {
  const below = options.findIndex(({ offsetTop }) => offsetTop > (options[0]?.offsetTop ?? 0));
  return below < 0 ? options.length : below;
}

/** Choices as tiles: a listbox (ARIA) with arrow keys in both directions and one tab stop. */
export function ChoiceGrid({ label, choices, chosen, several, mixed, input, list, onPick }: Props) {
  const [current, setCurrent] = useState<string | null>(null);
  const stop = [current, ...chosen].find((key) => choices.some((choice) => choice.key === key)) ?? choices[0]?.key;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const at = options.indexOf(event.target as HTMLElement);
    const choice = choices[at];
    const columns = columnsOf(options);
    const next: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: Math.min(at + columns, Math.max(at, options.length - 1)),
      ArrowUp: at - columns,
      Home: 0,
      End: options.length - 1,
    };
    if (event.key === "Enter" || event.key === " ") {
      if (choice) onPick(choice);
    } else if (event.key in next) {
      const to = next[event.key] ?? at;
      (to < 0 ? input.current : options[to])?.focus();
    } else {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isLetter) input.current?.focus(); // it receives the letter
      return;
    }
    event.preventDefault();
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-multiselectable={several || undefined}
      className={choices[0]?.drawing ? `${styles.grid} ${styles.drawings}` : styles.grid}
    >
      {choices.map((choice) => {
        const { key, title, kind, hidden, thumbnail, drawing, address } = choice;
        const place = chosen.findIndex((each) => each === key || each === address);
        return (
          <div
            key={key}
            role="option"
            aria-selected={place >= 0}
            tabIndex={key === stop ? 0 : -1}
            className={styles.tile}
            onFocus={() => setCurrent(key)}
            onClick={() => onPick(choice)}
            onKeyDown={onKeyDown}
          >
            <span
              className={styles.picture}
              data-film={kind === "Film" && thumbnail ? "" : undefined}
              aria-hidden="true"
            >
              <ChoicePicture thumbnail={thumbnail} drawing={drawing} kind={kind} />
              {place >= 0 && <span className={styles.mark}>{several ? place + 1 : "✓"}</span>}
            </span>
            <span className={styles.title}>{title}</span>
            {(mixed || hidden) && (
              <span className={styles.kind}>
                {mixed && <span>{kind}</span>} {hidden && <span className={styles.hidden}>{hidden}</span>}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
