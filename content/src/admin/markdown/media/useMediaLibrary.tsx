"use client";

import { useBulkUpload, useListDrawer, useModal } from "@payloadcms/ui";
import { type ReactNode, useRef } from "react";
import type { MediaFile } from "./insert-files.ts";

const COLLECTION = "media";

type Library = {
  /** Opens the library, to choose a file or to add one. */
  choose: () => void;
  /** Lets the editor pick files of this computer, and asks what each of them shows. */
  pick: () => void;
  /** The same for files that are there: dropped or pasted. */
  upload: (files: FileList) => void;
  /** Has to be somewhere on the page. */
  drawers: ReactNode;
};

/** The media library as Payload has it, with search, upload and all that it asks of a file. */
export function useMediaLibrary(onFiles: (files: MediaFile[]) => void): Library {
  const input = useRef<HTMLInputElement>(null);
  const { openModal } = useModal();
  const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: [COLLECTION] });

  async function take(id: unknown): Promise<void> {
    closeDrawer();
    const response = await fetch(`/api/${COLLECTION}/${id}?depth=0`);
    if (response.ok) onFiles([(await response.json()) as MediaFile]);
  }

  function upload(files: FileList): void {
    const kept = new DataTransfer(); // the input's own list goes with what it holds
    for (const file of files) kept.items.add(file);
    setCollectionSlug(COLLECTION);
    setInitialFiles(kept.files);
    setOnSuccess((uploaded) => onFiles(uploaded.map(({ doc }) => doc as MediaFile)));
    openModal(drawerSlug);
  }

  const drawers = (
    <>
      <ListDrawer onSelect={({ doc }) => void take(doc.id)} />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/*,video/*"
        onChange={({ target }) => {
          if (target.files?.length) upload(target.files);
          target.value = "";
        }}
      />
    </>
  );
  return { choose: openDrawer, pick: () => input.current?.click(), upload, drawers };
}
