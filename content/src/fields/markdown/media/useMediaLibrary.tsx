"use client";

import { useListDrawer } from "@payloadcms/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Media } from "../../../payload-types.ts";
import { SeveralFiles } from "../../../uploads/admin/several-files/SeveralFiles.tsx";
import type { Question } from "../../../uploads/admin/several-files/TextQuestion.tsx";
import { CHOSEN_FILES } from "../../../uploads/file-types.ts";
import type { MediaFile } from "./insert-files.ts";

const COLLECTION = "media";

type Library = {
  /** Opens the library, to choose a file or several. */
  choose: () => void;
  /** Lets the editor pick files of this computer, and asks what each of them shows, or another question. They come in the order of the list. */
  pick: (question?: Question) => void;
  /** The same for files that are there: dropped or pasted. */
  upload: (files: FileList) => void;
  /** Has to be somewhere on the page. */
  drawers: ReactNode;
};

/** The media library as Payload has it, with its search, and uploads into it. */
export function useMediaLibrary(onFiles: (files: MediaFile[]) => void): Library {
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<readonly File[]>([]);
  const [question, setQuestion] = useState<Question | undefined>();
  const [arrived, setArrived] = useState<readonly MediaFile[]>([]);
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: [COLLECTION] });

  /** One that was pressed, or several in the order in which they were chosen. */
  async function take(ids: (number | string)[]): Promise<void> {
    closeDrawer();
    const query = new URLSearchParams({ depth: "0", limit: String(ids.length), "where[id][in]": ids.join() });
    const response = await fetch(`/api/${COLLECTION}?${query}`);
    if (!response.ok) return;
    const { docs } = (await response.json()) as { docs: Media[] };
    onFiles(ids.flatMap((id) => docs.find((doc) => doc.id === Number(id)) ?? []));
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
      <ListDrawer
        enableRowSelections
        onSelect={({ docID }) => void take([docID])}
        onBulkSelect={(chosen) => void take([...chosen].flatMap(([id, isChosen]) => (isChosen ? id : [])))}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={CHOSEN_FILES}
        onChange={({ target }) => {
          setGiven([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      {given.length > 0 && <SeveralFiles given={given} question={question} onClose={close} />}
    </>
  );
  return {
    choose: openDrawer,
    pick: (asked) => {
      setQuestion(asked);
      input.current?.click();
    },
    upload: (files) => {
      setQuestion(undefined);
      setGiven([...files]);
    },
    drawers,
  };
}
