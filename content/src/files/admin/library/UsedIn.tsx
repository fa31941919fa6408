"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useId } from "react";
import { useAnswer } from "../../../ui/use-answer.ts";
import type { Use } from "../../usage.ts";
import styles from "./media-library.module.css";

/** By collection: texts for entries that nothing uses and for those in use. */
const WORDS: Record<string, { unused: string; used: string }> = {
  media: {
    unused: "Diese Datei ist noch nirgends zu sehen. Sie kann ersetzt oder gelöscht werden.",
    used: "Eine neue Datei an ihrer Stelle ist dann überall dort zu sehen. Löschen geht erst, wenn sie nirgends mehr gebraucht wird.",
  },
  categories: {
    unused: "In dieser Kategorie ist noch kein Projekt.",
    used: "Löschen geht erst, wenn kein Projekt mehr in ihr ist.",
  },
};

/** Lists in the form of a file or category what uses it. Entries in use can't be deleted. */
export function UsedIn() {
  const { id, collectionSlug = "", isTrashed } = useDocumentInfo();
  const heading = useId();
  const uses = useAnswer<{ uses: Use[] }>(id ? `/api/${collectionSlug}/${id}/uses` : null)?.uses; // undefined for a new entry, null in drawers
  const words = WORDS[collectionSlug];
  if (!uses || !words) return null;
  const isHeld = uses.some(({ href }) => isTrashed || !href.includes("/trash/"));
  return (
    <section className={`${styles.usedIn} ${isHeld ? styles.held : ""}`} aria-labelledby={heading}>
      <h3 id={heading}>Verwendet in</h3>
      {uses.length === 0 && <p>{words.unused}</p>}
      {uses.length > 0 && (
        <>
          <ul>
            {uses.map(({ place, href }) => (
              <li key={href + place}>
                <a href={href}>{place}</a>
              </li>
            ))}
          </ul>
          <p>{words.used}</p>
        </>
      )}
      {collectionSlug === "media" && <p>Wird die Datei ersetzt, führt ihre bisherige Adresse auf Dauer zur neuen.</p>}
    </section>
  );
}
