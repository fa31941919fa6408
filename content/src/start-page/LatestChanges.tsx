import type { ServerProps } from "payload";
import { Thumbnail } from "../files/admin/thumbnails/Thumbnail.tsx";
import { germanDateTime } from "../platform/process/german-time.ts";
import styles from "../ui/start-page.module.css";
import { countDrafts, latestChanges } from "./latest-changes.ts";

export async function LatestChanges({ payload }: ServerProps) {
  const changes = await latestChanges(payload);
  if (changes.length === 0) return null;
  const drafts = await countDrafts(payload);
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes" className={styles.heading}>
        Zuletzt geändert
      </h2>
      {drafts > 0 && (
        <p className={styles.note}>
          {drafts === 1 ? "Ein Entwurf ist" : `${drafts} Entwürfe sind`} noch nicht veröffentlicht.
        </p>
      )}
      <ul className={styles.changes}>
        {changes.map(({ href, title, kind, changedAt, changedBy, draft, thumbnail, pictured }) => (
          <li key={href} className={styles.picturedChange}>
            <Thumbnail picture={thumbnail} pictured={pictured} />
            <a href={href}>{title}</a>
            <span className={styles.hint}>
              {kind}
              {draft ? ", Entwurf" : ""} · <time dateTime={changedAt}>{germanDateTime(changedAt)}</time>
              {changedBy && ` · ${changedBy}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
