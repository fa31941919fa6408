import type { ProjectCard } from "../../content/domain.ts";
import styles from "./ProjectFacts.module.css";

/** Dates are those of Germany, wherever the server stands. */
const MONTH = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "Europe/Berlin" });

/** Whether a caption is the project's name, with or without a full stop. */
const says = (caption: string, header: string) => caption.replace(/\.$/, "") === header.replace(/\.$/, "");

/** The small print beside a project's text: when, which categories, and the picture's caption. */
export function ProjectFacts({ project }: { project: ProjectCard }) {
  const { header, createdAt, categories, image } = project;
  return (
    <dl className={styles.facts}>
      {createdAt && (
        <div>
          <dt>Fertig seit</dt>
          <dd>
            <time dateTime={createdAt}>{MONTH.format(new Date(createdAt))}</time>
          </dd>
        </div>
      )}
      {categories.length > 0 && (
        <div>
          <dt>{categories.length > 1 ? "Kategorien" : "Kategorie"}</dt>
          {categories.map(({ id, name, href }) => (
            <dd key={id}>
              <a href={href}>{name}</a>
            </dd>
          ))}
        </div>
      )}
      {image?.caption && !says(image.caption, header) && (
        <div>
          <dt>Im Bild</dt>
          <dd>{image.caption}</dd>
        </div>
      )}
    </dl>
  );
}
