import Link from "next/link";
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { type Thumbnail as Picture, pictureOf, thumbnailsOf } from "../../thumbnails.ts";
import { Thumbnail } from "./Thumbnail.tsx";
import styles from "./thumbnails.module.css";

type Asked = { ids: number[]; answer: Promise<Map<number, Picture>> | null };

/** Collects the ids of a list's rows during a render. */
const asked = cache((_payload: Payload): Asked => ({ ids: [], answer: null }));

/** Reads the pictures of all rows of a render at once. */
async function thumbnailOf(payload: Payload, id: number | null): Promise<Picture | null> {
  if (id === null) return null;
  const rows = asked(payload);
  rows.ids.push(id);
  rows.answer ??= new Promise<void>((drawn) => setImmediate(drawn)).then(() => {
    const ids = rows.ids.splice(0);
    rows.answer = null;
    return thumbnailsOf(payload, ids);
  });
  return (await rows.answer).get(id) ?? null;
}

/** An entry's title in a list, with its picture. Payload also renders it in forms, without a row. */
export async function TitleCell(props: DefaultServerCellComponentProps & { viewType?: string }) {
  const { cellData, collectionSlug, link, linkURL, payload, rowData, viewType } = props;
  if (!rowData) return null;
  const picture = await thumbnailOf(payload, pictureOf(collectionSlug as CollectionSlug, rowData));
  const content = (
    <span className={styles.cell}>
      <Thumbnail picture={picture} isFilm={String(rowData.mimeType).startsWith("video/")} />
      <span>{String(cellData || "Ohne Titel")}</span>
    </span>
  );
  if (!link) return content;
  const trash = viewType === "trash" ? "trash/" : "";
  const href = linkURL ?? `/admin/collections/${collectionSlug}/${trash}${encodeURIComponent(String(rowData.id))}`;
  return (
    <Link href={href} prefetch={false}>
      {content}
    </Link>
  );
}
