import type { Service } from "../../../content/domain.ts";
import { FramedPicture } from "../../../ui/FramedPicture.tsx";
import { type GhostPlace, GhostTitle } from "../../../ui/GhostTitle.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import type { Tone } from "../tone.ts";
import { AssetCard } from "./AssetCard.tsx";
import { assetColumns } from "./columns.ts";
import styles from "./ServiceSection.module.css";
import { serviceImage } from "./service-image.ts";

/** Layouts of a section, used in turn so that no section looks like the one before it. */
const COMPOSITIONS: { name: string; ghost: GhostPlace; sizes: string }[] = [
  { name: "bleed", ghost: "top-right", sizes: "(width < 768px) 100vw, 60vw" },
  { name: "column", ghost: "top-left", sizes: "(width < 768px) 100vw, 42vw" },
  { name: "hung", ghost: "bottom-left", sizes: "(width < 768px) 100vw, 50vw" },
];

/** One service: title, text, ghost title and its assets (spec §2, services section). */
export function ServiceSection({ service, place, tone }: { service: Service; place: number; tone: Tone }) {
  const composition = COMPOSITIONS[place % COMPOSITIONS.length];
  const image = serviceImage(service);
  const titleId = `service-${service.id}-title`;
  return (
    <section
      id={service.name}
      className={styles.section}
      data-tone={tone}
      data-deferred-layout=""
      aria-labelledby={titleId}
    >
      {service.formerNames.map((name) => (
        <span key={name} id={name} className={styles.formerAnchor} data-former-anchor="" />
      ))}
      <GhostTitle place={composition?.ghost ?? "top-left"}>{service.ghostTitle}</GhostTitle>
      <div className={`grid ${styles.composition}`} data-composition={composition?.name}>
        <h2 id={titleId} className={`display ${styles.title}`} tabIndex={-1}>
          {service.title}
        </h2>
        <Prose html={service.mainContent} className={styles.text} />
        {image && (
          <div className={styles.picture} data-reveal="">
            <FramedPicture picture={image} sizes={composition?.sizes ?? "100vw"} />
          </div>
        )}
      </div>
      {service.assets.length > 0 && (
        <ul className={`grid ${styles.assets}`}>
          {service.assets.map((asset) => (
            <li key={asset.id} className={styles.asset} data-columns={assetColumns(service.assets.length)}>
              <AssetCard asset={asset} serviceId={service.id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
