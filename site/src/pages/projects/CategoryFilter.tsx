import type { Category } from "../../content/domain.ts";
import { PROJECTS_PATH } from "../../content/routes.ts";
import styles from "./CategoryFilter.module.css";

/** Categories as plain text; the current one is underlined. `current` is null for all projects. */
export function CategoryFilter({ categories, current }: { categories: Category[]; current: string | null }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Kategorien">
      <ul className={styles.words}>
        <li>
          <a href={PROJECTS_PATH} aria-current={current === null ? "page" : undefined}>
            Alle
          </a>
        </li>
        {categories.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} aria-current={id === current ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
