"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { entryAddress, isNamedType } from "../../entry/entry-address.ts";
import styles from "./addresses.module.css";

/** Below the name that an entry's address contains: shows the address, and that the previous one keeps working. */
export function AddressNotice({ path }: { path: string }) {
  const { id, collectionSlug } = useDocumentInfo();
  const { value } = useField<string | null>({ path });
  const address = id && isNamedType(collectionSlug) ? entryAddress(collectionSlug, id, value) : null;
  if (!address) return null;
  return (
    <p className={styles.notice} role="status">
      Adresse: <code>{address}</code>. Wer eine frühere aufruft, kommt von selbst hierher.
    </p>
  );
}
