import { pageHref } from "../../content/routes.ts";
import { NEXT } from "../../ui/drawings/next.ts";
import { PREVIOUS } from "../../ui/drawings/previous.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Paging.module.css";
import { pagesToShow } from "./pages-to-show.ts";

/** Links to a list's pages; page 1 is the list itself. Nothing if there is only one page. */
export function Paging({ listHref, page, pageCount }: { listHref: string; page: number; pageCount: number }) {
  if (pageCount < 2) return null;
  return (
    <nav className={styles.paging} aria-label="Seiten">
      {page > 1 && (
        <a className={styles.step} href={pageHref(listHref, page - 1)} rel="prev">
          <Icon drawing={PREVIOUS} />
          Neuere
        </a>
      )}
      <ol className={styles.pages}>
        {pagesToShow(page, pageCount).map((number, index, all) => (
          <li key={number} data-gap={number - (all[index - 1] ?? 0) > 1 ? "" : undefined}>
            <a
              href={pageHref(listHref, number)}
              aria-current={number === page ? "page" : undefined}
              aria-label={`Seite ${number}`}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className={styles.step} href={pageHref(listHref, page + 1)} rel="next">
          Ältere
          <Icon drawing={NEXT} />
        </a>
      )}
    </nav>
  );
}
