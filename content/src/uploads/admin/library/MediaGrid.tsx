"use client";

import { useListQuery } from "@payloadcms/ui";
import { type LibraryFile, MediaCard } from "./MediaCard.tsx";
import styles from "./media-library.module.css";

/** The files of the list's page as cards. */
export function MediaGrid({ inTrash, selectable }: { inTrash: boolean; selectable: boolean }) {
  const { data } = useListQuery();
  const files = (data?.docs ?? []) as LibraryFile[];
  return (
    <ul className={styles.grid} aria-label="Dateien">
      {files.map((file) => (
        <MediaCard key={file.id} file={file} inTrash={inTrash} selectable={selectable} />
      ))}
    </ul>
  );
}
