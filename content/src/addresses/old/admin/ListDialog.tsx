"use client";

import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { ask } from "../../../admin/ask.ts";
import { Dialog } from "../../../admin/dialog/Dialog.tsx";
import type { CheckedList } from "../endpoints.ts";
import { ListLines } from "./ListLines.tsx";
import styles from "./old-addresses.module.css";

const LIST = "/api/old-addresses/list";

/** A list is pasted or opened, each of its lines is looked at, and those that can be taken are. What was pasted stays until then. */
export function ListDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<CheckedList | null>(null);
  const [message, setMessage] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const good = checked?.lines.filter(({ reason }) => !reason).length ?? 0;

  async function send(given: string, save: boolean): Promise<void> {
    setIsAsking(true);
    const asked = await ask<CheckedList>(LIST, { method: "POST", given: { text: given, save } });
    setIsAsking(false);
    setMessage(asked.ok ? "" : asked.message);
    if (asked.ok) setChecked(asked.data);
  }

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    const bytes = await file.arrayBuffer();
    const read = decoded(bytes);
    setText(read);
    await send(read, false);
  }

  return (
    <Dialog heading="Liste alter Adressen einfügen" className={styles.dialog} onClose={onClose}>
      <label htmlFor={`${id}-text`}>
        Eine Zeile für jede Adresse, erst die alte, dann die neue: „/ueber-uns.html;/#contact“. Sie können die Spalten
        einer Tabelle einfügen, wie sie sind.
      </label>
      <textarea
        id={`${id}-text`}
        className={styles.text}
        data-first-focus
        rows={8}
        value={text}
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          setChecked(null);
        }}
      />
      <p>
        <label htmlFor={`${id}-file`}>Oder eine Datei (CSV): </label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => void open(target.files?.[0])}
        />
      </p>
      <div role="status">
        {message && <p className={styles.refused}>{message}</p>}
        {checked?.saved != null && <p>{savedWords(checked.saved)}</p>}
        {checked && <ListLines lines={checked.lines} />}
      </div>
      <div className={styles.buttons}>
        {!checked && (
          <Button
            size="small"
            margin={false}
            disabled={text.trim() === "" || isAsking}
            onClick={() => void send(text, false)}
          >
            Prüfen
          </Button>
        )}
        {checked && checked.saved === null && good > 0 && (
          <Button size="small" margin={false} disabled={isAsking} onClick={() => void send(text, true)}>
            {good === 1 ? "Eine Adresse übernehmen" : `${good} Adressen übernehmen`}
          </Button>
        )}
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Dialog>
  );
}

const savedWords = (saved: number) =>
  saved === 1 ? "Eine Adresse ist übernommen." : `${saved} Adressen sind übernommen.`;

/** A spreadsheet on Windows writes its tables in Windows-1252. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
