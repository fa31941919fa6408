"use client";

import { Button } from "@payloadcms/ui";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { ChoiceGrid } from "./ChoiceGrid.tsx";
import type { Choice } from "./choice.ts";
import styles from "./choosing.module.css";
import { type Search, useChoices } from "./useChoices.ts";

type Props = {
  heading: string;
  label: string;
  search: Search;
  chosen: string[];
  /** Maximum selection. With 1, a click chooses and closes the dialog. */
  most?: number;
  empty: string;
  /** The search field's initial text; the search starts when it changes. */
  typed?: string;
  /** Accepts the typed text; returns whether it could. */
  onTyped?: (typed: string) => boolean;
  filter?: ReactNode;
  actions?: ReactNode;
  /** Receives the keys of the selection, and the latest choice. */
  onChoose: (keys: string[], last: Choice) => void;
  onClose: () => void;
};

/** A dialog for choosing by picture: with mouse, touch or keyboard. */
export function Chooser({
  heading,
  label,
  search,
  most = 1,
  empty,
  onTyped,
  filter,
  actions,
  onChoose,
  onClose,
  ...first
}: Props) {
  const several = most > 1;
  const [typed, setTyped] = useState(first.typed ?? "");
  const words = typed === first.typed ? "" : typed.trim();
  const { found, failed, waiting, findMore } = useChoices(search, words);
  const [chosen, setChosen] = useState(first.chosen);
  const [last, setLast] = useState<Choice | null>(null);
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const known = useRef<number | null>(null);
  const scrolled = useRef<HTMLDivElement>(null);
  const id = useId();
  const { choices = [], total = 0 } = found ?? {};
  const nothing = onTyped ? `Nichts auf der Website heißt so. Eine Adresse übernimmt „${heading}“.` : NOTHING;

  function pick(choice: Choice): void {
    const { key, title } = choice;
    const isChosen = chosen.includes(key);
    const next = isChosen ? chosen.filter((each) => each !== key) : [...chosen, key];
    if (!several) onChoose([key], choice);
    else if (next.length > most) setSaid(`Mehr als ${most} passen nicht. Nehmen Sie erst etwas anderes heraus.`);
    else {
      setChosen(next);
      setLast(choice);
      setSaid(`„${title}“ ${isChosen ? "herausgenommen" : "gewählt"}: ${next.length} von ${most}.`);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "ArrowDown") list.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    else if (event.key === "Enter") void take();
    else if (event.key === "Escape")
      onClose(); // a search field would only be emptied
    else return;
    event.preventDefault(); // doesn't submit the form or scroll
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at the top
  useEffect(() => {
    scrolled.current?.scrollTo(0, 0);
  }, [search, words]);

  /** Accepts the typed text, otherwise the first result for it: the tiles may still show the previous search. */
  async function take(): Promise<void> {
    if (onTyped?.(typed)) return;
    const answer = words ? await search(words, 0) : null;
    if (input.current?.value !== typed) return; // closed or changed meanwhile
    const [choice] = answer?.ok ? answer.data.choices : [];
    if (choice) pick(choice);
    else if (answer) setSaid(answer.ok ? (onTyped ? NO_ADDRESS : NOTHING) : answer.message);
  }

  // 'Weitere zeigen' may be gone: moves the focus to the first new tile.
  useEffect(() => {
    if (known.current === null) return;
    const added = list.current?.querySelectorAll<HTMLElement>("[role=option]")[known.current];
    if (!added) return;
    known.current = null;
    added.focus();
  });

  function more(): void {
    known.current = choices.length;
    void findMore();
  }

  return (
    <Dialog heading={heading} className={styles.chooser} onClose={onClose}>
      <div className={styles.search}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={input}
          id={id}
          type="search"
          value={typed}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-said`}
          onChange={(event) => {
            setTyped(event.target.value);
            setSaid("");
          }}
          onKeyDown={onKeyDown}
        />
        {filter}
      </div>
      <div ref={scrolled} className={styles.scrolled} aria-busy={waiting}>
        {choices.length > 0 && (
          <ChoiceGrid
            label={label}
            choices={choices}
            chosen={chosen}
            several={several}
            mixed={Boolean(filter)}
            input={input}
            list={list}
            onPick={pick}
          />
        )}
        {found && total === 0 && !failed && <p className={styles.nothing}>{words ? nothing : empty}</p>}
        {failed && (
          <p className={styles.nothing} role="alert">
            {failed}{" "}
            <Button size="small" buttonStyle="secondary" onClick={() => void findMore()}>
              Noch einmal versuchen
            </Button>
          </p>
        )}
        {choices.length < total && !failed && (
          <Button buttonStyle="secondary" onClick={more}>
            Weitere zeigen ({total - choices.length})
          </Button>
        )}
      </div>
      <div className={styles.end}>
        <p id={`${id}-said`} role="status">
          {said ||
            (waiting
              ? "Wird gesucht …"
              : `${several ? `${chosen.length} von ${most} gewählt, ` : ""}${counted(choices.length, total)}`)}
        </p>
        {several && (
          <Button buttonStyle="primary" margin={false} onClick={() => (last ? onChoose(chosen, last) : onClose())}>
            Übernehmen
          </Button>
        )}
        {onTyped && typed.trim() !== "" && (
          <Button buttonStyle="primary" margin={false} onClick={() => void take()}>
            {heading}
          </Button>
        )}
        {actions}
        <Button buttonStyle="subtle" margin={false} onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  );
}

const NOTHING = "Nichts heißt so. Ein Teil eines Wortes genügt.";

const NO_ADDRESS =
  "Das ist keine Adresse. Wählen Sie etwas aus, oder geben Sie eine Adresse ein wie www.example.org oder name@example.org.";

function counted(shown: number, total: number): string {
  if (total === 0) return "nichts gefunden";
  return shown < total ? `${shown} von ${total} gezeigt` : `${total} zur Wahl`;
}
