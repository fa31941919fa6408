"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FileInput } from "../../../files/admin/sending/FileInput.tsx";
import type { Question } from "../../../files/admin/several-files/FileRow.tsx";
import { SeveralFiles } from "../../../files/admin/several-files/SeveralFiles.tsx";
import type { Media } from "../../../payload-types.ts";
import { ask } from "../../../ui/ask.ts";
import type { Group } from "../../choosing/choice.ts";
import { EntryChooser } from "../../choosing/EntryChooser.tsx";
import type { MediaFile } from "./insert-files.ts";

const ALL: Group[] = ["pictures", "films", "files"];
const PEOPLE: Group[] = ["pictures"];

const MOST = 100;

type Library = {
  /** Opens the library for files or for pictures of people. */
  choose: (people: boolean) => void;
  /**
   * Uploads files from this computer and asks a question about each, by default what it shows. They are inserted in the
   * order of the list.
   */
  pick: (accept: string, question?: Question) => void;
  /** The same for dropped or pasted files. */
  upload: (files: FileList) => void;
  /** Must be rendered. */
  dialogs: ReactNode;
};

/** Files for a text: from the library, or uploaded into it. */
export function useMediaLibrary(onFiles: (files: MediaFile[]) => void): Library {
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<readonly File[]>([]);
  const [question, setQuestion] = useState<Question | undefined>();
  const [arrived, setArrived] = useState<readonly MediaFile[]>([]);
  const [groups, setGroups] = useState<Group[] | null>(null);

  async function take(keys: string[]): Promise<void> {
    setGroups(null);
    const ids = keys.map((key) => Number(key.split("/")[1]));
    const query = new URLSearchParams({ depth: "0", pagination: "false", "where[id][in]": ids.join() });
    const answer = await ask<{ docs: Media[] }>(`/api/media?${query}`);
    if (answer.ok) setArrived(ids.flatMap((id) => answer.data.docs.find((doc) => doc.id === id) ?? []));
    else toast.error(answer.message);
  }

  // After the dialog closed, which returns the focus to its button.
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

  const dialogs = (
    <>
      {groups && (
        <EntryChooser
          heading={groups === PEOPLE ? "Porträts wählen" : "Dateien wählen"}
          label="Name, Text oder Album suchen"
          groups={groups}
          chosen={[]}
          most={MOST}
          onClose={() => setGroups(null)}
          onChoose={(keys) => void take(keys)}
        />
      )}
      <FileInput ref={input} multiple onFiles={setGiven} />
      {given.length > 0 && <SeveralFiles given={given} question={question} onClose={close} />}
    </>
  );
  return {
    choose: (people) => setGroups(people ? PEOPLE : ALL),
    pick: (accept, asked) => {
      setQuestion(asked);
      if (!input.current) return;
      input.current.accept = accept;
      input.current.click();
    },
    upload: (files) => {
      setQuestion(undefined);
      setGiven([...files]);
    },
    dialogs,
  };
}
