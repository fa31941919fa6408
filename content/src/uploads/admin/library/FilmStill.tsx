"use client";

import { useField, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { stillOf } from "../sending/film-still.ts";
import styles from "./media-library.module.css";

const WORDS = {
  none: "",
  making: "Ein Standbild wird aus dem Film genommen …",
  made: "Dieses Standbild ist aus dem Film genommen. Es wird mit ihm gespeichert; Sie können auch ein anderes wählen.",
  failed:
    "Dieser Browser kann dem Film kein Standbild entnehmen. Speichern Sie einmal: Liegt es am Format, lesen Sie dann, was zu tun ist. Sonst wählen Sie selbst ein Standbild.",
};

/** Below the still of a film that was chosen: shows the one that is sent with it, unless the editor gives one. */
export function FilmStill({ path }: { path: string }) {
  const { value } = useField<number | null>({ path });
  const film = useFormFields(([fields]) => fields.file?.value);
  const [state, setState] = useState<keyof typeof WORDS>("none");
  const [preview, setPreview] = useState<string | null>(null);

  useEffect(() => {
    setState("none");
    setPreview(null);
    if (value || !(film instanceof File) || !film.type.startsWith("video/")) return;
    let url = "";
    let isLeft = false;
    setState("making");
    stillOf(film)
      .then((still) => {
        if (isLeft) return;
        url = URL.createObjectURL(still);
        setPreview(url);
        setState("made");
      })
      .catch(() => !isLeft && setState("failed"));
    return () => {
      isLeft = true;
      URL.revokeObjectURL(url);
    };
  }, [film, value]);

  return (
    <div className={WORDS[state] ? styles.still : undefined} role="status">
      {preview && (
        // biome-ignore lint/performance/noImgElement: a picture of this computer
        <img src={preview} alt="" width={160} />
      )}
      {WORDS[state]}
    </div>
  );
}
