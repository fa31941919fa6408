"use client";

import { Link, useAuth, useListDrawerContext, useSelection } from "@payloadcms/ui";
import { PDF_TYPE } from "@schaufenster/contract/media";
import type { ReactNode } from "react";
import spoken from "../../../admin/spoken.module.css";
import type { Media } from "../../../payload-types.ts";
import { isAlternativeText } from "../../alternative-text.ts";
import styles from "./media-library.module.css";

/** A file as Payload's lists have it: with who has its form open. */
export type LibraryFile = Media & { _isLocked?: boolean; _userEditing?: { id: number } };

type Props = { file: LibraryFile; inTrash: boolean; selectable: boolean };

/** 'Film · MP4', 'Bild · JPEG · 1920 × 1080', 'PDF'. */
function kindOf({ mimeType, width, height }: LibraryFile): string {
  if (mimeType === PDF_TYPE) return "PDF";
  const [kind, format = ""] = (mimeType ?? "").split("/");
  const size = width && height ? ` · ${width} × ${height}` : "";
  return `${kind === "video" ? "Film" : "Bild"} · ${format.toUpperCase()}${size}`;
}

/** One file: its picture and name, which open it or choose it for a field, and what it lacks. */
export function MediaCard({ file, inTrash, selectable }: Props) {
  const name = file.name || file.filename || "Ohne Namen";
  const form = `/admin/collections/media/${inTrash ? "trash/" : ""}${file.id}`;
  const { isInDrawer } = useListDrawerContext();
  const isPdf = file.mimeType === PDF_TYPE;
  const described = isPdf || isAlternativeText(file.alternativeText);
  return (
    <li className={styles.card}>
      <Opener file={file} href={form}>
        <span className={styles.picture}>
          {file.thumbnailURL ? (
            // biome-ignore lint/performance/noImgElement: a rendition of its own size
            <img src={file.thumbnailURL} alt="" loading="lazy" decoding="async" />
          ) : (
            <span className={styles.noPicture}>{isPdf ? "PDF" : "Kein Vorschaubild"}</span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
      </Opener>
      <span className={styles.kind}>{kindOf(file)}</span>
      {!described && (isInDrawer || inTrash) && <span className={styles.missing}>Alternativtext fehlt</span>}
      {!described && !isInDrawer && !inTrash && (
        <Link className={styles.missing} href={`${form}#field-alternativeText`} prefetch={false}>
          Alternativtext fehlt<span className={spoken.spoken}>: {name}</span>
        </Link>
      )}
      {selectable && <Choice file={file} name={name} />}
    </li>
  );
}

/** A link to the file's form; in a drawer that picks a file for a field, a button that picks this one. */
function Opener({ file, href, children }: { file: LibraryFile; href: string; children: ReactNode }) {
  const { drawerSlug, onSelect } = useListDrawerContext();
  if (!drawerSlug || !onSelect) {
    return (
      <Link className={styles.open} href={href} prefetch={false}>
        {children}
      </Link>
    );
  }
  const pick = () => onSelect({ collectionSlug: "media", doc: file, docID: String(file.id) });
  return (
    <button type="button" className={styles.open} onClick={pick}>
      {children}
    </button>
  );
}

function Choice({ file, name }: { file: LibraryFile; name: string }) {
  const { user } = useAuth();
  const { selected, setSelection } = useSelection();
  const locked = Boolean(file._isLocked) && file._userEditing?.id !== user?.id;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={Boolean(selected.get(file.id))}
        disabled={locked}
        onChange={() => setSelection(file.id)}
      />
      <span className={spoken.spoken}>
        {locked ? `„${name}“ wird gerade von jemand anderem bearbeitet` : `„${name}“ auswählen`}
      </span>
    </label>
  );
}
