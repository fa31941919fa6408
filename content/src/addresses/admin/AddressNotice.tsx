"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { useAnswer } from "../../admin/use-answer.ts";
import type { EntryAddresses } from "../endpoint.ts";
import { entryAddress, isNamedType } from "../entry-address.ts";
import styles from "./addresses.module.css";

/** Below the name that stands in an entry's address: the address, and what becomes of the ones it had. */
export function AddressNotice({ path }: { path: string }) {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { value } = useField<string | null>({ path });
  const type = isNamedType(collectionSlug) ? collectionSlug : null;
  // Asked anew after each save.
  const asked = type && id ? `/api/addresses?type=${type}&entry=${id}&at=${lastUpdateTime}` : null;
  const known = useAnswer<EntryAddresses>(asked);
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
