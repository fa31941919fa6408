"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import styles from "./public-page.module.css";
import { publicAddress } from "./public-page-address.ts";

/** In a form's header: a link to the public page, once there is one. */
export function PublicPage() {
  const { collectionSlug, globalSlug, id, hasPublishedDoc, isTrashed, savedDocumentData } = useDocumentInfo();
  const address = publicAddress(
    collectionSlug ?? globalSlug ?? "",
    id,
    savedDocumentData?.name ?? savedDocumentData?.address,
  );
  if (!hasPublishedDoc || isTrashed || !address) return null;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener" aria-label="Auf der Website ansehen">
      Ansehen
    </a>
  );
}
