import { SECTIONS_PATH } from "@schaufenster/contract/beside-page";
import type { ServerProps } from "payload";
import { mayReadInquiries } from "../access/roles.ts";
import styles from "../ui/start-page.module.css";

const COLLECTIONS = "/admin/collections";
const TASKS = [
  {
    label: "Neues Projekt anlegen",
    hint: "Überschrift, Bild, Text, Kategorien",
    href: `${COLLECTIONS}/projects/create`,
  },
  { label: "Neue Seite anlegen", hint: "zum Beispiel „Über uns“ oder Preise", href: `${COLLECTIONS}/pages/create` },
  { label: "Bild oder Film hochladen", hint: "mehrere auf einmal, mit Alternativtext", href: `${COLLECTIONS}/media` },
  { label: "Startseite ändern", hint: "Slider, Leistungen, Arbeiten, Menü", href: SECTIONS_PATH },
  { label: "Referenz hinzufügen", hint: "eine Karte im Karussell", href: `${COLLECTIONS}/references/create` },
  { label: "Website ansehen", hint: "so, wie Besucher sie sehen", href: "/" },
];

/** Links to the most common tasks, at the top of the start page. */
export function WhatToDo({ user }: ServerProps) {
  return (
    <section className={styles.section} aria-labelledby="tasks">
      <h2 id="tasks" className={styles.heading}>
        Was möchten Sie tun?
      </h2>
      <ul className={styles.cards}>
        {TASKS.map(({ label, hint, href }) => (
          <li key={href}>
            <a className={styles.card} href={href}>
              <span className={styles.label}>{label}</span>
              <span className={styles.hint}>{hint}</span>
            </a>
          </li>
        ))}
      </ul>
      {!mayReadInquiries(user) && (
        <p className={styles.note}>Anfragen sehen nur Konten, denen die Administration das erlaubt hat.</p>
      )}
    </section>
  );
}
