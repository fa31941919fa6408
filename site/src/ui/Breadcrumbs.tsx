import styles from "./Breadcrumbs.module.css";

/** An ancestor page; the current page has no href. */
export type Crumb = { title: string; href: string | null };

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Navigationspfad">
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, href }) => (
          <li key={title}>{href ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
