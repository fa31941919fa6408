"use client";

import { DefaultListView } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";
import { useMemo, useSyncExternalStore } from "react";
import { chosenView } from "./chosen-view.ts";
import { LibraryControls } from "./LibraryControls.tsx";
import { MediaGrid } from "./MediaGrid.tsx";
import styles from "./media-library.module.css";

/**
 * Payload's list of files, as pictures in a grid or as its table. Search, filters, pages, the choice of several and what is
 * done with them are Payload's in both; pickers in drawers show the same.
 */
export function MediaList(props: ListViewClientProps) {
  const { viewType, enableRowSelections = false } = props;
  const view = useSyncExternalStore(chosenView.subscribe, chosenView.current, () => "grid" as const);
  const grid = useMemo(
    () => <MediaGrid inTrash={viewType === "trash"} selectable={enableRowSelections} />,
    [viewType, enableRowSelections],
  );
  if (view === "list") return <DefaultListView {...props} BeforeListTable={<LibraryControls view={view} />} />;
  return (
    <div className={styles.asGrid}>
      <DefaultListView
        {...props}
        Table={grid}
        BeforeListTable={<LibraryControls view={view} selectable={enableRowSelections} />}
      />
    </div>
  );
}
