import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import Link from "next/link";
import { notFound } from "next/navigation";
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug } from "payload";
import { changedBy } from "../../entry/author.ts";
import { germanDateTime } from "../../platform/process/german-time.ts";
import { CompareVersion } from "./CompareVersion.tsx";
import { readVersions } from "./read-versions.ts";
import styles from "./versions.module.css";

/**
 * Replaces Payload's list of versions, which has no authors. All versions fit on a page. In a comparison, it is the
 * list of versions to choose from.
 */
export async function VersionsView({
  initPageResult: { collectionConfig, docID, globalConfig, req },
  routeSegments,
  hasPublishedDoc = false,
  versions: { useVersionDrawerCreatedAtCell: isChoice = false } = {},
}: DocumentViewServerProps & { hasPublishedDoc?: boolean }) {
  const global = globalConfig?.slug as GlobalSlug | undefined;
  const collection = collectionConfig?.slug as CollectionSlug | undefined;
  const entry = global ? { global } : collection && docID ? { collection, id: docID } : null;
  if (!entry) notFound();
  const isTrashed = routeSegments?.[2] === "trash";
  const base = global
    ? `/admin/globals/${global}`
    : `/admin/collections/${collection}/${isTrashed ? "trash/" : ""}${docID}`;
  const versions = await readVersions(req, entry, hasPublishedDoc);
  // Compared with the published version, or else the newest; that one is compared with its predecessor, as in Payload.
  const today = versions.find(({ isPublic }) => isPublic) ?? versions[0];
  const comparison = (id: number | string) => {
    if (versions.length === 1) return `?versionFrom=${id}&modifiedOnly=false`;
    return today && (id !== today.id || id === versions.at(-1)?.id) ? `?versionFrom=${today.id}` : "";
  };
  const plural = collectionConfig?.labels.plural;
  return (
    <>
      <SetDocumentStepNav
        {...(collection ? { collectionSlug: collection } : {})}
        {...(global ? { globalSlug: global } : {})}
        {...(docID === undefined ? {} : { id: docID })}
        isTrashed={isTrashed}
        pluralLabel={typeof plural === "string" ? plural : String(globalConfig?.label ?? "")}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? global ?? ""}
        view={req.t("version:versions")}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          {versions.length === 0 && <p>Davon gibt es noch keine Versionen.</p>}
          {versions.length > 0 && (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Gespeichert</th>
                  <th scope="col">Geändert</th>
                  <th scope="col">Stand</th>
                </tr>
              </thead>
              <tbody>
                {versions.map(({ id, updatedAt, lastEditor, state, isPublic }) => (
                  <tr key={id}>
                    <td>
                      {isChoice ? (
                        <CompareVersion id={String(id)} label={germanDateTime(updatedAt)} />
                      ) : (
                        <Link href={`${base}/versions/${id}${comparison(id)}`} prefetch={false}>
                          <time dateTime={updatedAt}>{germanDateTime(updatedAt)}</time>
                        </Link>
                      )}
                    </td>
                    <td>{changedBy(lastEditor) ?? "ohne Namen"}</td>
                    <td className={isPublic ? styles.public : undefined}>{state}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Gutter>
      </main>
    </>
  );
}
