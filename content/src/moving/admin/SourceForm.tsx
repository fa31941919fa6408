"use client";

import { Button } from "@payloadcms/ui";
import { type ChangeEvent, useState } from "react";
import type { MovingState } from "../endpoints.ts";
import type { Given } from "../run.ts";
import { Choice } from "./Choice.tsx";
import styles from "./moving.module.css";
import { sendFiles } from "./send-files.ts";

type Props = {
  given: Given;
  token: string;
  uploads: MovingState["uploads"];
  onGiven: (changed: Partial<Given>) => void;
  onToken: (token: string) => void;
  onUploaded: () => Promise<void>;
  onRemove: () => Promise<void>;
  onPlan: (from: string[]) => void;
};

/** Where the contents come from: files that are uploaded, or the address of a Strapi. */
export function SourceForm({ given, token, uploads, onGiven, onToken, onUploaded, onRemove, onPlan }: Props) {
  const { isAddress, sites } = given;
  const address = isAddress ? (given.from[0] ?? "") : "";
  const from = isAddress ? [address] : uploads.names;
  return (
    <form
      aria-labelledby="source"
      data-other-files
      onSubmit={(event) => {
        event.preventDefault();
        onPlan(from);
      }}
    >
      <h2 id="source">Woher?</h2>
      <fieldset className={styles.choices}>
        <legend>Das alte System</legend>
        <Choice
          name="kind"
          label="Dateien"
          hint="Export von WordPress, Squarespace oder Ghost, eine Tabelle (CSV), ein Ordner mit Bildern für jedes Projekt; auch als Zip."
          isChosen={!isAddress}
          onChoose={() => onGiven({ isAddress: false, from: [] })}
        />
        <Choice
          name="kind"
          label="Ein Strapi"
          hint="Mit denselben Typen wie diese Website. Angegeben wird seine Adresse."
          isChosen={isAddress}
          onChoose={() => onGiven({ isAddress: true, from: [] })}
        />
      </fieldset>
      {isAddress ? (
        <>
          <label className={styles.field}>
            Adresse des Strapi
            <input
              type="url"
              required
              placeholder="https://cms.example.org"
              value={address}
              onChange={({ target }) => onGiven({ from: [target.value] })}
            />
          </label>
          <label className={styles.field}>
            API-Token, wenn seine Typen nicht öffentlich sind
            <input
              type="password"
              autoComplete="off"
              aria-describedby="token-hint"
              value={token}
              onChange={({ target }) => onToken(target.value)}
            />
            <span id="token-hint" className={styles.hint}>
              Es wird nirgends gespeichert; nach dem Neuladen dieser Seite geben Sie es bitte noch einmal ein.
            </span>
          </label>
        </>
      ) : (
        <Files uploads={uploads} onUploaded={onUploaded} onRemove={onRemove} />
      )}
      <label className={styles.field}>
        Adresse der alten Website, wenn sie unter einer anderen zu sehen war oder im eigenen Netz steht
        <input
          type="url"
          placeholder="https://www.example.org"
          value={sites[0] ?? ""}
          onChange={({ target }) => onGiven({ sites: target.value ? [target.value] : [] })}
        />
      </label>
      <Button type="submit" disabled={from.length === 0}>
        Plan ansehen
      </Button>
    </form>
  );
}

function Files({ uploads, onUploaded, onRemove }: Pick<Props, "uploads" | "onUploaded" | "onRemove">) {
  const [sending, setSending] = useState<{ sent: number; total: number } | null>(null);
  const [failure, setFailure] = useState("");

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    setSending({ sent: 0, total: 1 });
    setFailure(await sendFiles(files, (sent, total) => setSending({ sent, total })));
    setSending(null);
    target.value = "";
    await onUploaded();
  }

  const { names, files, bytes } = uploads;
  return (
    <>
      <label className={styles.field}>
        Dateien, auch mehrere (zusammen höchstens 4 GB)
        <input type="file" multiple disabled={sending !== null} onChange={(event) => void send(event)} />
      </label>
      <label className={styles.field}>
        Oder ein Ordner mit Bildern
        <input
          type="file"
          multiple
          disabled={sending !== null}
          ref={(input) => input?.setAttribute("webkitdirectory", "")}
          onChange={(event) => void send(event)}
        />
      </label>
      {sending && (
        <progress className={styles.progress} aria-label="Hochladen" max={sending.total} value={sending.sent} />
      )}
      <p role="status">
        {sending && "Wird hochgeladen …"}
        {!sending && files > 0 && `Hochgeladen: ${names.join(", ")} (${sizeOf(files, bytes)})`}
      </p>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      {files > 0 && !sending && (
        <Button buttonStyle="secondary" size="small" onClick={() => void onRemove()}>
          Hochgeladenes entfernen
        </Button>
      )}
    </>
  );
}

function sizeOf(files: number, bytes: number): string {
  const megabytes = Math.max(bytes / 1e6, 0.1).toLocaleString("de", { maximumFractionDigits: 1 });
  const size = `${megabytes} MB`;
  return files === 1 ? size : `${files.toLocaleString("de")} Dateien, ${size}`;
}
