import type { ServiceAsset } from "../../../content/domain.ts";
import { headlineData } from "../../../content/headline.ts";
import { spoken } from "../../../content/spoken.ts";
import { EditorIcon } from "../../../ui/Icon.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { captionOf, credentialData } from "../video-dialog/credential-link.ts";
import styles from "./AssetCard.module.css";

/** One asset (spec §2), with 'Referenzen' if it has credentials. On phones it is collapsible (asset-disclosure.ts). */
export function AssetCard({ asset }: { asset: ServiceAsset }) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {asset.icon && <EditorIcon name={asset.icon} />}
        <h3 className={styles.title} {...headlineData(asset.title)}>
          {asset.title}
        </h3>
      </div>
      <Prose html={asset.content} className={styles.content} />
      <Credentials asset={asset} />
    </article>
  );
}

/** 'Referenzen' links to the first credential; script hides the other links and shows all in the dialog. */
function Credentials({ asset: { title, credentials } }: { asset: ServiceAsset }) {
  const [first, ...others] = credentials;
  if (!first) return null;
  return (
    <div className={styles.credentials} data-credentials="">
      <a
        href={first.url}
        {...credentialData(first)}
        className={styles.open}
        aria-label={`Referenzen: ${spoken(title)}`}
      >
        Referenzen
      </a>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((credential) => (
            <li key={credential.id}>
              <a href={credential.url} {...credentialData(credential)}>
                {captionOf(credential)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
