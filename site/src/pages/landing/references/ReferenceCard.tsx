import type { Reference } from "../../../content/domain.ts";
import { headlineData } from "../../../content/headline.ts";
import { PROJECTS_PATH } from "../../../content/routes.ts";
import { spoken } from "../../../content/spoken.ts";
import { EXTERNAL } from "../../../ui/drawings/external.ts";
import { NEXT } from "../../../ui/drawings/next.ts";
import { PLAY } from "../../../ui/drawings/play.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { credentialData } from "../video-dialog/credential-link.ts";
import styles from "./ReferenceCard.module.css";

/** A card is 605 px wide at most. */
const WIDEST_PX = 1000;

/** Card of a reference (spec §2). The video's link leads to the file; script opens it in the video dialog. */
export function ReferenceCard({ reference }: { reference: Reference }) {
  const { id, title, description, url, image, video } = reference;
  return (
    <article id={`reference-${id}`} className={styles.card}>
      {image && (
        <div className={styles.frame}>
          <Picture
            picture={image}
            widths={{ phone: 91, isPhone: "width < 600px", others: "(width < 1000px) 50vw, 33vw" }}
            widest={WIDEST_PX}
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.caption}>
        <h3 className={styles.title} {...headlineData(title)}>
          {title}
        </h3>
        <Prose html={description} className={styles.description} />
        {(url || video) && (
          <p className={styles.links}>
            {url && <ReferenceLink url={url} title={spoken(title)} />}
            {video && (
              <a
                className={styles.link}
                href={video.url}
                {...credentialData(video)}
                title="Video ansehen"
                aria-label={`Video ansehen: ${spoken(title)}`}
              >
                Video ansehen
                <Icon drawing={PLAY} />
              </a>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function ReferenceLink({ url, title }: { url: string; title: string }) {
  if (url.startsWith(`${PROJECTS_PATH}/`))
    return (
      <a className={styles.link} href={url} aria-label={`Zum Projekt: ${title}`}>
        Zum Projekt
        <Icon drawing={NEXT} />
      </a>
    );
  return (
    <a
      className={styles.link}
      href={url}
      target="_blank"
      rel="noopener"
      title="Link öffnen"
      aria-label={`Link öffnen: ${title} (neues Fenster)`}
    >
      Link öffnen
      <Icon drawing={EXTERNAL} />
    </a>
  );
}
