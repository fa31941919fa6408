"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { entryAddress, isNamedType } from "../../addresses/entry-address.ts";
import styles from "./addresses.module.css";
import { useAddresses } from "./useAddresses.ts";

/** Below the name that stands in an entry's address: the address, and what becomes of the ones it had. */
export function AddressNotice({ path }: { path: string }) {
  const { id, collectionSlug } = useDocumentInfo();
  const { value } = useField<string | null>({ path });
  const type = isNamedType(collectionSlug) ? collectionSlug : null;
  const known = useAddresses(type, id);
  const next = type && id ? entryAddress(type, id, value) : null;
  if (!known || !next) return null;
  const { current } = known;
  const former = known.former.filter((address) => address !== next);
  const changes = current !== null && current !== next;
  return (
    <div className={styles.notice} role="status">
      <p>
        {current === next ? "Adresse: " : "Adresse nach dem Veröffentlichen: "}
        <code>{next}</code>
      </p>
      {changes && (
        <p>
          Wer die bisherige Adresse <code>{current}</code> aufruft, kommt dann von selbst hierher, auf Dauer.
        </p>
      )}
      {former.length > 0 && (
        <details>
          <summary>
            {former.length === 1
              ? "Eine frühere Adresse führt hierher"
              : `${former.length} frühere Adressen führen hierher`}
          </summary>
          <ul>
            {former.map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
