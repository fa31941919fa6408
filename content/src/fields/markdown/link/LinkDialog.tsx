"use client";

import { Button } from "@payloadcms/ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Dialog } from "../../../admin/dialog/Dialog.tsx";
import styles from "../../../admin/dialog/dialog.module.css";
import { linkAddress } from "./link-address.ts";
import { findPages } from "./own-pages.ts";
import { useOwnPages } from "./useOwnPages.ts";

/** How many pages are shown at once. */
const SHOWN = 20;

/** Arrows lead from the words to the pages that are called so, and back. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

type Props = {
  /** Where the link leads now; empty for a new one. */
  address: string;
  onLink: (address: string, title?: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Where a link leads: an own page or PDF, found by its title, or a typed address. */
export function LinkDialog({ address, onLink, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(address);
  const [refused, setRefused] = useState(false);
  const words = typed === address ? "" : typed;
  const answered = useOwnPages(words);
  // Until the answer to these words is there, it is the last one that is searched.
  const found = answered && findPages(answered, words);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);

  /** Takes what was typed if it is an address, else the first page that is called so. */
  function take(): void {
    const target = linkAddress(typed);
    const [page] = typed.trim() ? (found ?? []) : [];
    if (target) onLink(target);
    else if (page) onLink(page.address, page.title);
    else setRefused(true);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key];
    const isInInput = event.target instanceof HTMLInputElement;
    if (event.key === "Enter" && isInInput) take();
    else if (step) {
      const pages = [...(results.current?.querySelectorAll("button") ?? [])];
      const next = pages.indexOf(event.target as HTMLButtonElement) + step;
      (next < 0 ? input.current : pages[next])?.focus();
    } else return;
    event.preventDefault(); // the form around it is not sent, and nothing scrolls
  }

  return (
    <Dialog heading={address ? "Link ändern" : "Link einfügen"} onClose={onClose}>
      <label htmlFor={id} className={styles.label}>
        Seite oder PDF suchen, oder Adresse eingeben
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={typed}
        autoFocus
        autoComplete="off"
        aria-describedby={`${id}-error`}
        aria-invalid={refused}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {refused &&
          "Das ist keine Adresse. Wählen Sie unten eine Seite, oder geben Sie eine Adresse ein wie www.example.org oder name@example.org."}
      </p>
      <p className={styles.note} role="status">
        {found?.length === 0 && "Keine eigene Seite und kein PDF heißt so."}
        {found && found.length > 0 && `Eigene Seiten und PDFs: ${found.length}`}
      </p>
      <ul ref={results} className={styles.results} onKeyDown={onKeyDown}>
        {found?.slice(0, SHOWN).map((page) => (
          <li key={page.address}>
            <button type="button" className={styles.result} onClick={() => onLink(page.address, page.title)}>
              <span>{page.title}</span> <span className={styles.kind}>{page.kind}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button buttonStyle="primary" onClick={take}>
          {address ? "Link ändern" : "Link einfügen"}
        </Button>
        {address && (
          <Button buttonStyle="secondary" onClick={onRemove}>
            Link entfernen
          </Button>
        )}
        <Button buttonStyle="subtle" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </Dialog>
  );
}
