"use client";

import { Button, useListDrawerContext } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { ask } from "../../../ui/ask.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import type { TakenList } from "../list.ts";
import styles from "./old-addresses.module.css";

const SHOWN = 200;

export function ListImport() {
  const { isInDrawer } = useListDrawerContext();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  if (isInDrawer) return null;
  function close(): void {
    setOpen(false);
    router.refresh();
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        Liste einfügen
      </Button>
      {open && <ListDialog onClose={close} />}
    </>
  );
}

/** Imports a pasted list at once; refused lines are listed, and the text stays. */
function ListDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [taken, setTaken] = useState<TakenList | null>(null);
  const [message, setMessage] = useState("");
  const [isAsking, setIsAsking] = useState(false);

  async function send(): Promise<void> {
    if (isAsking) return; // a disabled button would lose the focus
    setIsAsking(true);
    const asked = await ask<TakenList>("/api/old-addresses/list", { method: "POST", given: { text } });
    setIsAsking(false);
    setMessage(asked.ok ? "" : asked.message);
    setTaken(asked.ok ? asked.data : null);
  }

  return (
    <Dialog heading="Liste alter Adressen einfügen" className={styles.dialog} onClose={onClose}>
      <label htmlFor={id}>
        Eine Zeile für jede Adresse, erst die alte, dann die neue: „/ueber-uns.html;/#contact“. Sie können die Spalten
        einer Tabelle einfügen, wie sie sind.
      </label>
      <textarea
        id={id}
        className={styles.text}
        data-first-focus
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {message && <p className={styles.refused}>{message}</p>}
        {taken && <Taken {...taken} />}
      </div>
      <div className={styles.buttons}>
        <Button size="small" margin={false} disabled={text.trim() === ""} onClick={() => void send()}>
          Übernehmen
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Dialog>
  );
}

function Taken({ saved, refused }: TakenList) {
  return (
    <>
      <p>{saved === 1 ? "Eine Adresse ist übernommen." : `${saved} Adressen sind übernommen.`}</p>
      {refused.length > 0 && (
        <section aria-label="Zeilen, die nicht gehen">
          <ul>
            {refused.slice(0, SHOWN).map(({ line, address, reason }) => (
              <li key={line} className={styles.refused}>
                Zeile {line} <code>{address}</code>: {reason}
              </li>
            ))}
          </ul>
          {refused.length > SHOWN && <p>Und {refused.length - SHOWN} weitere.</p>}
        </section>
      )}
    </>
  );
}
