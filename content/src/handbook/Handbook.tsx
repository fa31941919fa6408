"use client";

import { type ReactNode, useId, useState } from "react";
import styles from "./handbook.module.css";

type Chapter = { id: string; title: string; text: string; content: ReactNode };

/** Without regard to capitals and accents. */
const folded = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The chapters, of which a search leaves those that have all its words. */
export function Handbook({ chapters }: { chapters: Chapter[] }) {
  const [search, setSearch] = useState("");
  const field = useId();
  const words = folded(search).split(/\s+/).filter(Boolean);
  const found = chapters.filter(({ text }) => words.every((word) => folded(text).includes(word)));
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={field}>Im Handbuch suchen</label>
        <input id={field} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <p role="status">{words.length > 0 && `${["Kein", "Ein"][found.length] ?? found.length} Kapitel`}</p>
      </div>
      <nav aria-label="Kapitel">
        <ul className={styles.contents}>
          {found.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {found.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {content}
        </section>
      ))}
    </>
  );
}
