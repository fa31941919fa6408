"use client";

import { useField, useFormFields } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { filmFrame } from "./film-frame.ts";
import styles from "./media-library.module.css";

const WORDS = {
  none: "",
  making: "Ein Standbild wird aus dem Film genommen …",
  made: "Dieses Standbild ist aus dem Film genommen. Sie können ein anderes wählen.",
  failed: "Dieser Browser kann dem Film kein Standbild entnehmen. Bitte wählen Sie selbst eines.",
};

/** Below the still of a film: takes one from the film that was chosen, unless the editor has given one. */
export function FilmStill({ path }: { path: string }) {
  const { value, setValue } = useField<number | null>({ path });
  const film = useFormFields(([fields]) => fields.file?.value);
  const [state, setState] = useState<keyof typeof WORDS>("none");
  const given = useRef(value);
  given.current = value;
  const own = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each film; what is given is read when it is needed
  useEffect(() => {
    if (!(film instanceof File) || !film.type.startsWith("video/")) return;
    if (given.current && given.current !== own.current) return;
    const stop = new AbortController();
    setState("making");
    storeStill(film, stop.signal)
      .then((id) => {
        if (stop.signal.aborted || (given.current && given.current !== own.current)) return;
        own.current = id;
        setValue(id);
        setState("made");
      })
      .catch(() => !stop.signal.aborted && setState("failed"));
    return () => stop.abort();
  }, [film]);

  const words = state === "made" && value !== own.current ? "" : WORDS[state];
  return (
    <p className={words ? styles.still : undefined} role="status">
      {words}
    </p>
  );
}

/** @returns the id of the still in the library */
async function storeStill(film: File, signal: AbortSignal): Promise<number> {
  const frame = await filmFrame(film, signal);
  const name = film.name.replace(/\.[^.]*$/, "");
  const body = new FormData();
  body.append("file", new File([frame], `${name}-standbild.jpg`, { type: frame.type }));
  body.append("_payload", JSON.stringify({ alternativeText: `Standbild aus dem Film „${name}“` }));
  const answer = await fetch("/api/media", { method: "POST", body, signal });
  if (!answer.ok) throw new Error(`The still was not stored: ${answer.status}`);
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}
