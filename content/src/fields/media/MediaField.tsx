"use client";

import { Button, FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from "@payloadcms/ui";
import type { UploadFieldClientComponent } from "payload";
import { useEffect, useRef, useState } from "react";
import { FileInput } from "../../files/admin/sending/FileInput.tsx";
import { useFileTarget } from "../../files/admin/sending/useFileTarget.ts";
import { Batch } from "../../files/admin/several-files/batch.ts";
import { FileRow } from "../../files/admin/several-files/FileRow.tsx";
import type { Item, StoredFile } from "../../files/admin/several-files/item.ts";
import { useBatch } from "../../files/admin/several-files/useBatch.ts";
import { useAnswer } from "../../ui/use-answer.ts";
import type { Group } from "../choosing/choice.ts";
import { EntryChooser } from "../choosing/EntryChooser.tsx";
import styles from "./media.module.css";

type Kind = { file: string; groups: Group[]; accept: string; type: RegExp; refusal: string };

const PICTURE: Kind = {
  file: "Bild",
  groups: ["pictures"],
  accept: "image/*",
  type: /^image\/|\.hei[cf]$/i,
  refusal: "Hier passt nur ein Bild.",
};

const FILM: Kind = {
  file: "Film",
  groups: ["films"],
  accept: "video/*",
  type: /^video\/|\.mov$/i,
  refusal: "Hier passt nur ein Film.",
};

const BOTH: Kind = {
  file: "Bild oder Film",
  groups: ["pictures", "films"],
  accept: "image/*,video/*",
  type: new RegExp(`${PICTURE.type.source}|${FILM.type.source}`, "i"),
  refusal: "Hier passen nur Bilder und Filme.",
};

const KINDS: Record<string, Kind> = { picture: PICTURE, film: FILM };

const MOST = 100;

type Value = number | number[] | null | undefined;

/** One or several files of the library: dropped, pasted, uploaded or chosen by picture, each with its text. */
export const MediaField: UploadFieldClientComponent = ({ field, path: given, readOnly }) => {
  const kind = KINDS[String(field.admin?.custom?.kind)] ?? BOTH;
  const many = field.hasMany === true;
  const refuse = (file: File) => (kind.type.test(file.type || file.name) ? null : kind.refusal);
  const { batch, items } = useBatch(() => new Batch([], { refuse }));
  const isSending = items.some(({ state }) => state === "waiting" || state === "sending");
  const { value, setValue, showError, path, customComponents } = useField<Value>({
    potentiallyStalePath: given,
  });
  const ids = [value ?? []].flat();
  const [isChoosing, setChoosing] = useState(false);
  const [said, setSaid] = useState("");
  const taken = useRef(new Set<number>());
  const part = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const locked = readOnly === true;
  const target = useFileTarget(upload);

  const unknown = ids.filter((id) => !items.some(({ stored }) => stored?.id === id));
  const asked = new URLSearchParams({ depth: "0", pagination: "false", "where[id][in]": unknown.join() });
  const docs = useAnswer<{ docs: StoredFile[] }>(unknown.length > 0 ? `/api/media?${asked}` : null)?.docs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are read
  useEffect(() => {
    const known = docs?.filter(({ id }) => unknown.includes(id)) ?? [];
    if (known.length > 0) batch.add(known);
  }, [docs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as files arrive
  useEffect(() => {
    const arrived = items.filter(({ key, file, stored }) => file && stored && !taken.current.has(key));
    for (const { key } of arrived) taken.current.add(key);
    const added = arrived.flatMap(({ stored }) => stored?.id ?? []);
    if (added.length > 0) setValue(many ? [...new Set([...ids, ...added])] : added.at(-1));
  }, [items]);

  function upload(files: File[]): void {
    if (locked) return;
    if (!many) for (const { key, stored } of items) if (!stored) batch.drop(key);
    batch.add(many ? files : files.slice(0, 1));
    setSaid(!many && files.length > 1 ? "Hier ist Platz für eine Datei: Die erste wird genommen." : "");
  }

  function choose(keys: string[]): void {
    const chosen = keys.map((key) => Number(key.split("/")[1]));
    setChoosing(false);
    setValue(many ? chosen : chosen[0]);
  }

  function remove(id: number): void {
    setValue(many ? ids.filter((each) => each !== id) : null);
    part.current?.focus(); // the pressed button disappears
  }

  const isNew = ({ key, file, stored }: Item) =>
    file && (!stored || !(taken.current.has(key) || ids.includes(stored.id)));
  const underway = items.filter(isNew);
  const isUnderway = underway.some(({ state }) => state !== "failed");
  const stored = ids.flatMap((id) => items.findLast((item) => item.stored?.id === id) ?? []);
  const rows = !many && isSending ? underway : [...stored, ...underway];
  const isFull = !many && (ids.length > 0 || isSending);
  const pick = (text: string) => (
    <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => input.current?.click()}>
      {text}
    </Button>
  );
  const library = (
    <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setChoosing(true)}>
      Aus den Dateien
    </Button>
  );

  return (
    <div id={`field-${path.replaceAll(".", "__")}`} className={`${fieldBaseClass} upload ${showError ? "error" : ""}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look like one */}
        <div
          ref={part}
          role="group"
          aria-label={String(field.label)}
          tabIndex={-1}
          data-underway={isUnderway ? "" : undefined} // blocks publishing (useFormOwner.ts)
          className={target.isOver ? `${styles.media} ${styles.over}` : styles.media}
          {...target.props}
        >
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.map((item) => (
                <FileRow
                  key={item.key}
                  item={item}
                  batch={batch}
                  readOnly={locked}
                  hasFocus={!many && item.file !== null}
                >
                  {!locked && !many && pick("Ersetzen")}
                  {!locked && !many && library}
                  {!locked && (
                    <Button
                      buttonStyle="subtle"
                      size="medium"
                      margin={false}
                      onClick={() => remove(item.stored?.id ?? 0)}
                    >
                      Entfernen
                    </Button>
                  )}
                  <a href={`/admin/collections/media/${item.stored?.id}`} target="_blank" rel="noreferrer">
                    Alle Angaben
                  </a>
                </FileRow>
              ))}
            </ul>
          )}
          {!isFull && !locked && (
            <div className={styles.empty}>
              {pick(`${kind.file} hochladen`)}
              {library}
              <span>oder hierher ziehen oder einfügen</span>
            </div>
          )}
          <p role="status" className={styles.said}>
            {said}
          </p>
          <FileInput
            ref={input}
            label={`${field.label}: ${kind.file} hochladen`}
            accept={kind.accept}
            multiple={many}
            onFiles={upload}
          />
        </div>
        {customComponents?.AfterInput}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
      {isChoosing && (
        <EntryChooser
          heading={`${kind.file} wählen`}
          label="Name, Text oder Album suchen"
          groups={kind.groups}
          chosen={ids.map((id) => `media/${id}`)}
          most={many ? MOST : 1}
          onClose={() => setChoosing(false)}
          onChoose={choose}
        />
      )}
    </div>
  );
};
