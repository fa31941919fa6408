"use client";

import { useDocumentInfo, useEditDepth } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import type { Use } from "../../usage.ts";
import styles from "./media-library.module.css";

/** In the form of a file: the places that show it. Replacing it changes them all; deleting it is refused while there are any. */
export function UsedIn() {
  const { id } = useDocumentInfo();
  const heading = useId();
  const uses = useUses(id);
  const inDrawer = useEditDepth() > 1; // what is open behind it must not be left
  if (!uses) return null;
  return (
    <section className={styles.usedIn} aria-labelledby={heading}>
      <h3 id={heading}>Verwendet in</h3>
      {uses.length === 0 && <p>Diese Datei ist noch nirgends zu sehen. Sie kann ersetzt oder gelöscht werden.</p>}
      {uses.length > 0 && (
        <>
          <ul>
            {uses.map(({ place, href }) => (
              <li key={href + place}>
                <a href={href} target={inDrawer ? "_blank" : undefined}>
                  {place}
                </a>
              </li>
            ))}
          </ul>
          <p>
            Eine neue Datei an ihrer Stelle ist dann überall dort zu sehen. Löschen geht erst, wenn sie nirgends mehr
            gebraucht wird.
          </p>
        </>
      )}
      <p>Wird die Datei ersetzt, führt ihre bisherige Adresse auf Dauer zur neuen.</p>
    </section>
  );
}

/** Null until they are known, for a file that is not stored yet, and when the content system cannot be reached. */
function useUses(id: number | string | undefined): Use[] | null {
  const [uses, setUses] = useState<Use[] | null>(null);
  useEffect(() => {
    setUses(null);
    if (!id) return; // a new file has none, in drawers null
    const stop = new AbortController();
    fetch(`/api/media/${id}/uses`, { signal: stop.signal })
      .then(async (answer) => answer.ok && setUses(((await answer.json()) as { uses: Use[] }).uses))
      .catch(() => {}); // a deletion is refused all the same
    return () => stop.abort();
  }, [id]);
  return uses;
}
