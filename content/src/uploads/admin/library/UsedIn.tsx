"use client";

import { useDocumentInfo, useEditDepth } from "@payloadcms/ui";
import { useId } from "react";
import { useAnswer } from "../../../admin/use-answer.ts";
import type { Use } from "../../usage.ts";
import styles from "./media-library.module.css";

/** In the form of a file: the places that show it. Replacing it changes them all; deleting it is refused while there are any. */
export function UsedIn() {
  const { id, isTrashed } = useDocumentInfo();
  const heading = useId();
  const uses = useAnswer<{ uses: Use[] }>(id ? `/api/media/${id}/uses` : null)?.uses; // a new file has no id, in drawers null
  const inDrawer = useEditDepth() > 1; // what is open behind it must not be left
  if (!uses) return null;
  const isHeld = uses.some(({ href }) => isTrashed || !href.includes("/trash/"));
  return (
    <section className={`${styles.usedIn} ${isHeld ? styles.held : ""}`} aria-labelledby={heading}>
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
