"use client";

import { useListQuery, useSelection } from "@payloadcms/ui";
import { conditionOf, useAlbums, withCondition } from "./albums.ts";
import styles from "./media-library.module.css";

export type LibraryView = "grid" | "list";

const VIEWS: [LibraryView, string][] = [
  ["grid", "Kacheln"],
  ["list", "Liste"],
];

const ORDERS: [string, string][] = [
  ["-createdAt", "Neueste zuerst"],
  ["createdAt", "Älteste zuerst"],
  ["-updatedAt", "Zuletzt geändert"],
  ["name", "Name, A bis Z"],
  ["-name", "Name, Z bis A"],
];

type Props = { view: LibraryView; onChoose: (view: LibraryView) => void; selectable: boolean };

/**
 * Controls above the files: views, albums, and in the grid the sort order and 'select all', which the table has in its
 * head.
 */
export function LibraryControls({ view, onChoose, selectable }: Props) {
  return (
    <div className={styles.controls}>
      <fieldset className={styles.views} aria-label="Ansicht">
        {VIEWS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={styles.view}
            aria-pressed={view === name}
            onClick={() => onChoose(name)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <Lacks />
      <Album />
      {view === "grid" && <Order />}
      {view === "grid" && selectable && <AllOfPage />}
    </div>
  );
}

const LACKS = { unused: "Nirgends verwendet", lacksText: "Text fehlt" };

function Lacks() {
  const { query, refineListData } = useListQuery();
  const asked = query as Record<string, unknown>;
  return Object.entries(LACKS).map(([name, label]) => (
    <button
      key={name}
      type="button"
      className={styles.view}
      aria-pressed={Boolean(asked[name])}
      onClick={() => void refineListData({ [name]: asked[name] ? undefined : "true", page: 1 } as typeof query)}
    >
      {label}
    </button>
  ));
}

/** Filters the list by album; hidden if there are no albums. */
function Album() {
  const { query, handleWhereChange } = useListQuery();
  const albums = useAlbums();
  const chosen = String(conditionOf(query.where, "album")?.equals ?? "");
  if (albums.length === 0) return null;
  return (
    <label className={styles.order}>
      Album
      <select
        value={chosen}
        onChange={({ target: { value } }) =>
          void handleWhereChange?.(withCondition(query.where, "album", value ? { equals: value } : null))
        }
      >
        <option value="">Alle</option>
        {chosen && !albums.includes(chosen) && <option value={chosen}>{chosen}</option>}
        {albums.map((album) => (
          <option key={album} value={album}>
            {album}
          </option>
        ))}
      </select>
    </label>
  );
}

function Order() {
  const { query, handleSortChange } = useListQuery();
  const sort = String(query.sort ?? "-createdAt");
  return (
    <label className={styles.order}>
      Reihenfolge
      <select value={sort} onChange={({ target }) => void handleSortChange?.(target.value)}>
        {!ORDERS.some(([value]) => value === sort) && <option value={sort}>Wie in der Liste</option>}
        {ORDERS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function AllOfPage() {
  const { data } = useListQuery();
  const { selectAll, toggleAll } = useSelection();
  if (!data?.docs.length) return null;
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        checked={selectAll === "allInPage" || selectAll === "allAvailable"}
        onChange={() => toggleAll()}
      />
      Alle auf dieser Seite
    </label>
  );
}
