import type { ProjectCard } from "../../content/domain.ts";
import styles from "./ProjectFacts.module.css";

/** German dates, whatever the server's time zone. */
const MONTH = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "Europe/Berlin" });

/** Lower-case content words without soft hyphens. */
const wordsOf = (text: string) =>
  text
    .replaceAll("\u00AD", "")
    .toLowerCase()
    .match(/\p{N}+|\p{L}{4,}/gu) ?? [];

/** Whether most of a caption's words differ from the project's name. */
export function addsToTitle(caption: string, header: string): boolean {
  const known = new Set(wordsOf(header));
  const words = wordsOf(caption);
  return words.filter((word) => !known.has(word)).length > words.length / 2;
}

/** Small print beside a project's text: date, categories, caption. */
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
      {image?.caption && addsToTitle(image.caption, header) && (
        <div>
          <dt>Im Bild</dt>
          <dd>{image.caption}</dd>
        </div>
      )}
    </dl>
  );
}
