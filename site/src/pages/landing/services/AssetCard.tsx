import type { ServiceAsset } from "../../../content/domain.ts";
import { EditorIcon } from "../../../ui/Icon.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import styles from "./AssetCard.module.css";

/**
 * One asset (spec §2, services section). 'Referenzen' shows only with credentials; as HTML it leads to the first of
 * them, and `data-credentials` names the asset for the script that opens the video dialog instead.
 */
export function AssetCard({ asset, serviceId }: { asset: ServiceAsset; serviceId: string }) {
  const [credential] = asset.credentials;
  // Services may share an asset.
  const titleId = `service-${serviceId}-asset-${asset.id}-title`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      {asset.icon && <EditorIcon name={asset.icon} />}
      <h3 id={titleId} className={styles.title}>
        {asset.title}
      </h3>
      <Prose html={asset.content} className={styles.content} />
      {credential && (
        <a className={styles.credentials} href={credential.url} aria-describedby={titleId} data-credentials={asset.id}>
          Referenzen
        </a>
      )}
    </article>
  );
}
