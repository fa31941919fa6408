"use client";

import { useForm, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { Words } from "../../words/words.ts";
import { wordsOfFile } from "../sending/words-of-file.ts";
import styles from "./media-library.module.css";

/** Fields that the words within a picture are proposed for, in the order of the form. */
const LABELS: Words = { alternativeText: "Alternativtext", caption: "Bildunterschrift", credit: "Bildnachweis" };
const NAMES = Object.keys(LABELS) as (keyof Words)[];

/** Below a picture that was chosen: what photographers wrote into it stands in the fields that are still empty. */
export function PictureWords() {
  const { dispatchFields, getDataByPath, setModified } = useForm();
  const file = useFormFields(([fields]) => fields.file?.value);
  const [taken, setTaken] = useState<string[]>([]);

  useEffect(() => {
    setTaken([]);
    if (!(file instanceof File)) return;
    let isLeft = false;
    void wordsOfFile(file).then((words) => {
      if (isLeft) return;
      const empty = NAMES.filter((name) => words[name] && !getDataByPath(name));
      for (const name of empty) dispatchFields({ type: "UPDATE", path: name, value: words[name] });
      if (empty.length > 0) setModified(true);
      setTaken(empty.map((name) => LABELS[name]));
    });
    return () => {
      isLeft = true;
    };
  }, [file, dispatchFields, getDataByPath, setModified]);

  return (
    <div className={taken.length > 0 ? styles.notice : undefined} role="status">
      {taken.length > 0 && (
        <p>
          Aus der Datei vorgeschlagen: <strong>{taken.join(", ")}</strong>. Bitte prüfen Sie, ob es stimmt; die Datei
          selbst behält diese Worte nicht.
        </p>
      )}
    </div>
  );
}
