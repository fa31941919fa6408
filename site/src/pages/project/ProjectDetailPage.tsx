import type { ProjectDetail, Site, Video } from "../../content/domain.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { Prose } from "../../ui/Prose.tsx";
import sideHeadings from "../../ui/SideHeadings.module.css";
import { Invitation } from "../projects/Invitation.tsx";
import { OtherProjects } from "./OtherProjects.tsx";
import styles from "./ProjectDetailPage.module.css";
import { ProjectHead } from "./ProjectHead.tsx";
import { Series } from "./Series.tsx";

/** One project: picture, title, teaser, facts, text, three other projects (spec §7, ProjectDetails), an invitation. */
export function ProjectDetailPage({ site, detail }: { site: Site; detail: ProjectDetail }) {
  const { project, others } = detail;
  return (
    <PageFrame site={site} path={project.href}>
      <article>
        <ProjectHead project={project} film={firstFilm(project)} />
        <div className={styles.sheet} data-tone="paper">
          <div className="grid">
            <div className={`${sideHeadings.texts} ${styles.text}`}>
              {project.content.map((block, index) =>
                block.kind === "series" ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
                  <Series key={index} files={block.files} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
                  <Prose key={index} html={block.html} />
                ),
              )}
            </div>
          </div>
        </div>
      </article>
      {others.length > 0 && <OtherProjects projects={others} />}
      <Invitation settings={site.settings} />
    </PageFrame>
  );
}

function firstFilm({ content }: ProjectDetail["project"]): Video | null {
  const files = content.flatMap((block) => (block.kind === "series" ? block.files : []));
  return files.find((file) => file.kind === "video") ?? null;
}
