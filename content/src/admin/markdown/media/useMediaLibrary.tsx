"use client";

import { useListDrawer } from "@payloadcms/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { SeveralFiles } from "../../several-files/SeveralFiles.tsx";
import { TELLS_BY_ITSELF } from "../../uploads/tell-unsupported.ts";
import type { MediaFile } from "./insert-files.ts";

const COLLECTION = "media";

type Library = {
  /** Opens the library, to choose a file or to add one. */
  choose: () => void;
  /** Lets the editor pick files of this computer, and asks what each of them shows. They come in the order of the list. */
  pick: () => void;
  /** The same for files that are there: dropped or pasted. */
  upload: (files: FileList) => void;
  /** Has to be somewhere on the page. */
  drawers: ReactNode;
};

/** The media library as Payload has it, with its search, and uploads into it. */
export function useMediaLibrary(onFiles: (files: MediaFile[]) => void): Library {
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<readonly File[]>([]);
  const [arrived, setArrived] = useState<readonly MediaFile[]>([]);
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: [COLLECTION] });

  async function take(id: unknown): Promise<void> {
    closeDrawer();
    const response = await fetch(`/api/${COLLECTION}/${id}?depth=0`);
    if (response.ok) onFiles([(await response.json()) as MediaFile]);
  }

  // Once the dialog is gone, which gives the focus back to the button that opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when files have arrived
  useEffect(() => {
    if (arrived.length === 0) return;
    setArrived([]);
    onFiles([...arrived]);
  }, [arrived]);

  function close(stored: MediaFile[]): void {
    setGiven([]);
    setArrived(stored);
  }

  const drawers = (
    <>
      <ListDrawer onSelect={({ doc }) => void take(doc.id)} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        {...TELLS_BY_ITSELF}
        accept="image/*,video/*"
        onChange={({ target }) => {
          setGiven([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {given.length > 0 && <SeveralFiles given={given} onClose={close} />}
    </>
  );
  return { choose: openDrawer, pick: () => input.current?.click(), upload: (files) => setGiven([...files]), drawers };
}
