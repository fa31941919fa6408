import type { ServerProps } from "payload";
import { mayReadInquiries } from "../access/roles.ts";
import { latestChanges } from "./latest-changes.ts";
import styles from "./WhatToDo.module.css";

const DATE = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Berlin" });

/** What editors do most, in words of the day's work; each leads to where it is done. */
const TASKS = [
  { label: "Neues Projekt anlegen", hint: "Überschrift, Bild, Text, Kategorien", href: "projects/create" },
  { label: "Bild oder Film hochladen", hint: "mit Alternativtext und Bildschwerpunkt", href: "media/create" },
  { label: "Slider und Leistungen ändern", hint: "die großen Bilder und ihre Abschnitte", href: "services" },
  { label: "Referenz hinzufügen", hint: "eine Karte im Karussell", href: "references/create" },
];

/** The admin's start page: what to do, and what was done last (the inquiries follow below). */
export async function WhatToDo({ payload, user }: ServerProps) {
  const changes = await latestChanges(payload);
  const drafts = changes.filter(({ draft }) => draft);
  return (
    <div className={styles.page}>
      <section aria-labelledby="tasks">
        <h2 id="tasks" className={styles.heading}>
          Was möchten Sie tun?
        </h2>
        <ul className={styles.tasks}>
          {TASKS.map(({ label, hint, href }) => (
            <li key={href}>
              <a className={styles.task} href={`/admin/collections/${href}`}>
                <span className={styles.label}>{label}</span>
                <span className={styles.hint}>{hint}</span>
              </a>
            </li>
          ))}
        </ul>
        {drafts.length > 0 && (
          <p className={styles.note}>
            {drafts.length === 1
              ? "Ein Entwurf ist noch nicht veröffentlicht; er steht unten."
              : `${drafts.length} Entwürfe sind noch nicht veröffentlicht; sie stehen unten.`}
          </p>
        )}
        {!mayReadInquiries(user) && (
          <p className={styles.note}>Anfragen sehen nur Konten, denen die Administration das erlaubt hat.</p>
        )}
      </section>
      {changes.length > 0 && (
        <section aria-labelledby="changes">
          <h2 id="changes" className={styles.heading}>
            Zuletzt geändert
          </h2>
          <ul className={styles.changes}>
            {changes.map(({ href, title, kind, changedAt, draft }) => (
              <li key={href} className={styles.change}>
                <a href={href}>{title}</a>
                <span className={styles.hint}>
                  {kind}
                  {draft ? ", Entwurf" : ""} · <time dateTime={changedAt}>{DATE.format(new Date(changedAt))}</time>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
