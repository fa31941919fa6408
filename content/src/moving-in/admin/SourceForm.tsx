"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useRef, useState } from "react";
import type { Given } from "../import-run.ts";
import type { MovingState } from "../moving-in-endpoints.ts";
import { wholeAddress } from "./address.ts";
import styles from "./moving.module.css";
import { Uploads } from "./Uploads.tsx";

export type FromWhere = Pick<Given, "from" | "isAddress" | "sites"> & {
  /** Only for Strapi. */
  token: string;
};

type Props = {
  given: Given;
  uploads: MovingState["uploads"];
  onUploaded: () => Promise<void>;
  onRemove: () => Promise<void>;
  onLook: (from: FromWhere) => void;
};

const NO_ADDRESS = "Das ist keine Adresse einer Website. Sie sieht so aus: www.example.org";

/** The source: usually the old website's address. */
export function SourceForm({ given, uploads, onUploaded, onRemove, onLook }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(given.isAddress ? (given.from[0] ?? "") : "");
  const [site, setSite] = useState(given.sites[0] ?? "");
  const [token, setToken] = useState("");
  const [refused, setRefused] = useState("");

  function look(event: FormEvent): void {
    event.preventDefault();
    const whole = wholeAddress(address);
    setRefused(whole ? "" : NO_ADDRESS);
    if (!whole) {
      field.current?.focus();
      return;
    }
    setAddress(whole);
    const shown = site.trim() === "" ? null : wholeAddress(site);
    onLook({ from: [whole], isAddress: true, sites: shown ? [shown] : [], token });
  }

  return (
    <form className={styles.source} aria-label="Woher?" noValidate onSubmit={look}>
      <label className={styles.address} htmlFor="old-address">
        Adresse der alten Website
      </label>
      <div className={styles.addressLine}>
        <input
          id="old-address"
          ref={field}
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="www.example.org"
          aria-invalid={refused !== ""}
          aria-describedby="old-address-refused"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" size="large" margin={false}>
          Ansehen
        </Button>
      </div>
      <p id="old-address-refused" className={styles.failure}>
        {refused}
      </p>
      <details className={styles.other} open={uploads.files > 0}>
        <summary>Stattdessen Ordner mit Bildern hochladen</summary>
        <Uploads
          uploads={uploads}
          onUploaded={onUploaded}
          onRemove={onRemove}
          onLook={() => onLook({ from: uploads.names, isAddress: false, sites: [], token: "" })}
        />
      </details>
      <details className={styles.other} open={given.sites.length > 0}>
        <summary>Es ist ein Strapi</summary>
        <p>Geben Sie oben die Adresse des Strapi an. Es hat dieselben Typen wie diese Website.</p>
        <label className={styles.field}>
          API-Token, wenn seine Typen nicht öffentlich sind
          <input
            type="password"
            autoComplete="off"
            aria-describedby="token-hint"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
          <span id="token-hint" className={styles.hint}>
            Es wird nirgends gespeichert; nach dem Neuladen dieser Seite geben Sie es bitte noch einmal ein.
          </span>
        </label>
        <label className={styles.field}>
          Adresse der Website, die seine Inhalte gezeigt hat
          <input
            type="text"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.example.org"
            value={site}
            onChange={({ target }) => setSite(target.value)}
          />
        </label>
      </details>
    </form>
  );
}
