"use client";

import { useListDrawerContext } from "@payloadcms/ui";
import type { ListViewClientProps } from "payload";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { ListView } from "../../../admin/ListView.tsx";
import { chosenView, type LibraryView } from "./chosen-view.ts";
import { LibraryControls } from "./LibraryControls.tsx";
import { LibraryUpload } from "./LibraryUpload.tsx";
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
  const { isInDrawer } = useListDrawerContext();
  const mayUpload = (props.hasCreatePermission ?? false) && viewType !== "trash" && !isInDrawer;
  if (!mayUpload) return <ListInView {...props} view={view} grid={grid} />;
  return (
    <LibraryUpload>{(controls) => <ListInView {...props} view={view} grid={grid} uploads={controls} />}</LibraryUpload>
  );
}

type InView = ListViewClientProps & { view: LibraryView; grid: ReactNode; uploads?: ReactNode };

function ListInView({ view, grid, uploads, ...props }: InView) {
  const controls = (
    <>
      {uploads}
      <LibraryControls view={view} selectable={props.enableRowSelections ?? false} />
    </>
  );
  if (view === "list") return <ListView {...props} BeforeListTable={controls} />;
  return (
    <div className={styles.asGrid}>
      <ListView {...props} Table={grid} BeforeListTable={controls} />
    </div>
  );
}
