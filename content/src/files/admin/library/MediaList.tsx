"use client";

import { useListQuery } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ListView } from "../../../ui/ListView.tsx";
import { LibraryControls, type LibraryView } from "./LibraryControls.tsx";
import { LibraryUpload } from "./LibraryUpload.tsx";
import { type LibraryFile, MediaCard } from "./MediaCard.tsx";
import styles from "./media-library.module.css";

const VIEW = "schaufenster.media-library.view";

/**
 * Payload's list of files as a grid or table. Search, filters, pagination, selection and bulk actions are Payload's in
 * both.
 */
export function MediaList(props: ListViewClientProps) {
  const { viewType, enableRowSelections = false } = props;
  const [view, setView] = useState<LibraryView>("grid");
  useEffect(() => setView(localStorage.getItem(VIEW) === "list" ? "list" : "grid"), []);
  const grid = useMemo(
    () => <MediaGrid inTrash={viewType === "trash"} selectable={enableRowSelections} />,
    [viewType, enableRowSelections],
  );
  const mayUpload = (props.hasCreatePermission ?? false) && viewType !== "trash";

  function choose(chosen: LibraryView): void {
    setView(chosen);
    localStorage.setItem(VIEW, chosen);
  }

  const listBelow = (uploads: ReactNode) => (
    <div className={`${styles.library} ${view === "grid" ? styles.asGrid : ""}`}>
      <ListView
        {...props}
        {...(view === "grid" && { Table: grid })}
        BeforeListTable={
          <>
            {uploads}
            <LibraryControls view={view} onChoose={choose} selectable={enableRowSelections} />
          </>
        }
      />
    </div>
  );
  return mayUpload ? <LibraryUpload>{listBelow}</LibraryUpload> : listBelow(null);
}

function MediaGrid({ inTrash, selectable }: { inTrash: boolean; selectable: boolean }) {
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
