"use client";

import { useForm, useFormFields } from "@payloadcms/ui";
import { PDF_TYPE } from "@schaufenster/contract/media";
import { useEffect, useRef, useState } from "react";
import type { Words } from "../../words/words.ts";
import { wordsOfFile } from "../sending/words-of-file.ts";
import styles from "./media-library.module.css";
import { leftOver, NAMES, proposalsOf } from "./proposals.ts";

/** Fields that the words within a picture are proposed for, in the order of the form. */
const LABELS: Words = { alternativeText: "Alternativtext", caption: "Bildunterschrift", credit: "Bildnachweis" };

/**
 * Below a picture that was chosen: what photographers wrote into it stands in the fields that are still empty. Where a PDF was
 * chosen, the form loses the fields that only pictures and films need.
 */
export function PictureWords() {
  const { dispatchFields, getDataByPath, getField, setModified } = useForm();
  const file = useFormFields(([fields]) => fields.file?.value);
  const [taken, setTaken] = useState<string[]>([]);
  const proposed = useRef<Partial<Words>>({});

  useEffect(() => {
    setTaken([]);
    if (!(file instanceof File)) return;
    let isLeft = false;
    const write = (path: string, value: string) => dispatchFields({ type: "UPDATE", path, value });
    if (!getField("mimeType")?.initialValue) write("mimeType", file.type === PDF_TYPE ? PDF_TYPE : "");
    const emptied = leftOver(proposed.current, getField);
    for (const name of Object.keys(emptied)) write(name, "");
    void wordsOfFile(file).then((words) => {
      if (isLeft) return;
      proposed.current = proposalsOf(words, emptied, getDataByPath);
      for (const [name, value] of Object.entries(proposed.current)) write(name, value);
      const names = NAMES.filter((name) => proposed.current[name]);
      if (names.length > 0) setModified(true);
      setTaken(names.map((name) => LABELS[name]));
    });
    return () => {
      isLeft = true;
    };
  }, [file, dispatchFields, getDataByPath, getField, setModified]);

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
