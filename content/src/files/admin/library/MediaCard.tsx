"use client";

import { Link, useAuth, useSelection } from "@payloadcms/ui";
import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Media } from "../../../payload-types.ts";
import spoken from "../../../ui/spoken.module.css";
import { isAlternativeText } from "../../alternative-text.ts";
import styles from "./media-library.module.css";

/** A file as in Payload's lists, with the user who is editing it. */
export type LibraryFile = Media & { _isLocked?: boolean; _userEditing?: { id: number } };

type Props = { file: LibraryFile; inTrash: boolean; selectable: boolean };

/** 'Film · MP4', 'Bild · JPEG · 1920 × 1080', 'PDF'. */
function kindOf({ mimeType, width, height }: LibraryFile): string {
  if (mimeType === PDF_TYPE) return "PDF";
  const [kind, format = ""] = (mimeType ?? "").split("/");
  const size = width && height ? ` · ${width} × ${height}` : "";
  return `${kind === "video" ? "Film" : "Bild"} · ${format.toUpperCase()}${size}`;
}

/** One file: its picture and name, which open it, and what is missing. */
export function MediaCard({ file, inTrash, selectable }: Props) {
  const name = file.name || file.filename || "Ohne Namen";
  const form = `/admin/collections/media/${inTrash ? "trash/" : ""}${file.id}`;
  const isPdf = file.mimeType === PDF_TYPE;
  const described = isPdf || isAlternativeText(file.alternativeText);
  return (
    <li className={styles.card}>
      <Link className={styles.open} href={form} prefetch={false}>
        <span className={styles.picture} data-film={file.mimeType?.startsWith("video/") ? "" : undefined}>
          {file.thumbnailURL ? (
            // biome-ignore lint/performance/noImgElement: a rendition of its own size
            <img src={file.thumbnailURL} alt="" loading="lazy" decoding="async" />
          ) : (
            <span className={styles.noPicture}>{isPdf ? "PDF" : "Kein Vorschaubild"}</span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
      <span className={styles.kind}>{kindOf(file)}</span>
      {!described && inTrash && <span className={styles.missing}>Alternativtext fehlt</span>}
      {!described && !inTrash && (
        <Link className={styles.missing} href={`${form}#field-alternativeText`} prefetch={false}>
          Alternativtext fehlt<span className={spoken.spoken}>: {name}</span>
        </Link>
      )}
      {selectable && <Choice file={file} name={name} />}
    </li>
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
