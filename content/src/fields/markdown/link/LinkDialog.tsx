"use client";

import { Button } from "@payloadcms/ui";
import { type KeyboardEvent, useId, useState } from "react";
import { Dialog } from "../../../admin/dialog/Dialog.tsx";
import styles from "../../../admin/dialog/dialog.module.css";
import { linkAddress } from "./link-address.ts";
import { useOwnPages } from "./useOwnPages.ts";

/** How many pages are shown at once. */
const SHOWN = 20;

type Props = {
  /** Where the link leads now; empty for a new one. */
  address: string;
  onLink: (address: string, title?: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Where a link leads: an own page, found by its title, or a typed address. */
export function LinkDialog({ address, onLink, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(address);
  const [refused, setRefused] = useState(false);
  const found = useOwnPages(typed === address ? "" : typed);
  const id = useId();

  function take(): void {
    const target = linkAddress(typed);
    if (target) onLink(target);
    else setRefused(true);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault(); // the form around it is not sent
    take();
  }

  return (
    <Dialog heading={address ? "Link ändern" : "Link einfügen"} onClose={onClose}>
      <label htmlFor={id} className={styles.label}>
        Seite suchen oder Adresse eingeben
      </label>
      <input
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
        {found?.length === 0 && "Keine eigene Seite heißt so."}
        {found && found.length > 0 && `Eigene Seiten: ${found.length}`}
      </p>
      <ul className={styles.results}>
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
