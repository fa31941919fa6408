import type { Service } from "../../../content/domain.ts";
import { headlineData } from "../../../content/headline.ts";
import { isUpright } from "../../../content/upright.ts";
import { ArrowLink } from "../../../ui/ArrowLink.tsx";
import { GhostTitle } from "../../../ui/GhostTitle.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { AssetCard } from "./AssetCard.tsx";
import { assetColumns } from "./columns.ts";
import styles from "./ServiceSection.module.css";
import { serviceImage } from "./service-image.ts";

const SPREAD = { phone: 100, isPhone: "width < 1024px", others: "58vw" };

/** Layouts, used in rotation so that consecutive sections differ. A portrait picture makes a column. */
const COMPOSITIONS = [
  { name: "right", widths: SPREAD },
  { name: "panorama", widths: { phone: 100 } },
  { name: "left", widths: SPREAD },
  { name: "panorama-summit", widths: { phone: 150, isPhone: "width < 768px", others: "100vw" } },
] as const;
const UPRIGHT = { widths: { phone: 100, isPhone: "width < 1024px", others: "45vw" } };

/**
 * One service: title, text, ghost title and assets (spec §2, services section). Its picture reaches the window's edge;
 * title and text are beside it, or the title is on it. Sections alternate in tone: the slider is ink, so the first one
 * is paper.
 */
export function ServiceSection({ service, place }: { service: Service; place: number }) {
  const image = serviceImage(service);
  const composition =
    image && isUpright(image)
      ? { ...UPRIGHT, name: place % 2 === 0 ? "column-right" : "column" }
      : (COMPOSITIONS[place % COMPOSITIONS.length] ?? COMPOSITIONS[0]);
  const titleId = `service-${service.id}-title`;
  const { "data-long": long, ...word } = headlineData(service.title);
  return (
    <section
      id={service.name}
      className={styles.section}
      data-composition={image ? composition.name : "words"}
      data-tone={place % 2 === 0 ? "paper" : "ink"}
      data-deferred-layout=""
      aria-labelledby={titleId}
    >
      {service.formerNames.map((name) => (
        <span key={name} id={name} className={styles.formerAnchor} data-former-anchor="" />
      ))}
      <div className={`grid ${styles.composition}`}>
        {image && (
          <figure className={styles.picture}>
            <Picture picture={image} widths={composition.widths} className={styles.image} />
            {image.caption && <figcaption className={styles.caption}>{image.caption}</figcaption>}
          </figure>
        )}
        <div className={styles.words} data-long={long}>
          <div className={styles.heading}>
            <h2 id={titleId} className={`display ${styles.title}`} tabIndex={-1} {...word}>
              {service.title}
            </h2>
            <GhostTitle>{service.ghostTitle}</GhostTitle>
          </div>
          <Prose html={service.mainContent} className={styles.text} />
          {service.projectsHref && (
            <ArrowLink className={styles.projects} href={service.projectsHref}>
              {`Projekte: ${service.title}`}
            </ArrowLink>
          )}
        </div>
      </div>
      {service.assets.length > 0 && (
        <ul className={`grid ${styles.assets}`} data-columns={assetColumns(service.assets.length)}>
          {service.assets.map((asset) => (
            <li key={asset.id}>
              <AssetCard asset={asset} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
