"use client";

import { type ReactNode, useId, useState } from "react";
import { holds } from "../../fields/choosing/search.ts";
import styles from "./handbook.module.css";

type Chapter = { id: string; title: string; text: string; content: ReactNode };

/** The chapters; a search shows those with all of its words. */
export function Handbook({ chapters }: { chapters: Chapter[] }) {
  const [search, setSearch] = useState("");
  const field = useId();
  const found = chapters.filter(({ text }) => holds(text, search));
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={field}>Im Handbuch suchen</label>
        <input id={field} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <p role="status">{search.trim() && `${["Kein", "Ein"][found.length] ?? found.length} Kapitel`}</p>
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
