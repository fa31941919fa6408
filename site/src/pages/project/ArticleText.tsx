import type { TextBlock } from "../../content/domain.ts";
import { Prose } from "../../ui/Prose.tsx";
import sideHeadings from "../../ui/SideHeadings.module.css";
import styles from "./ArticleText.module.css";
import { Call } from "./Call.tsx";
import { People } from "./People.tsx";
import { Series } from "./Series.tsx";

/**
 * Text of a project or one of the agency's own pages, with its blocks.
 * @param title page title, used as the subject of a message from it
 */
export function ArticleText({ title, content }: { title: string; content: TextBlock[] }) {
  return (
    <div className={styles.sheet} data-tone="paper">
      <div className="grid">
        <div className={`${sideHeadings.texts} ${styles.text}`}>
          {content.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
            <Block key={index} title={title} block={block} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Block({ title, block }: { title: string; block: TextBlock }) {
  if (block.kind === "series") return <Series files={block.files} />;
  if (block.kind === "people") return <People people={block.people} />;
  return block.kind === "call" ? (
    <Call label={block.label} subject={block.subject || `Anfrage: ${title.replaceAll("\u00ad", "")}`} />
  ) : (
    <Prose html={block.html} />
  );
}
