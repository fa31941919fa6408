import type { ProjectDetail, Site } from "../../content/domain.ts";
import { isUpright } from "../../content/upright.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Prose } from "../../ui/Prose.tsx";
import sideHeadings from "../../ui/SideHeadings.module.css";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { Invitation } from "../projects/Invitation.tsx";
import { OtherProjects } from "./OtherProjects.tsx";
import styles from "./ProjectDetailPage.module.css";
import { ProjectFacts } from "./ProjectFacts.tsx";
import { Series } from "./Series.tsx";
import { UprightHead } from "./UprightHead.tsx";

/**
 * On a phone it is cropped to an upright shape, of which a picture of 3:2 is shown 188vw wide. Three quarters of that are
 * said: screens of two pixels a px and more take the largest file all the same, others one of a third of its bytes.
 */
const SIZES = "(width < 768px) 138vw, 100vw";

/**
 * One project: a picture as wide as the window, a text column, three further projects (spec §7, ProjectDetails), and an
 * invitation. On a phone the picture comes first.
 */
export function ProjectDetailPage({ site, detail }: { site: Site; detail: ProjectDetail }) {
  const { project, others } = detail;
  const upright = project.image && isUpright(project.image) ? project.image : null;
  return (
    <PageFrame site={site} path={project.href}>
      <article className={project.image && !upright ? styles.project : undefined}>
        {upright ? (
          <UprightHead project={project} image={upright} />
        ) : (
          <PageHeader crumbs={crumbsBelowList(project.header)} title={project.header} />
        )}
        {project.image && !upright && (
          <figure className={styles.hero} data-view-transition={`project-${project.id}`}>
            <Picture picture={project.image} sizes={SIZES} priority className={styles.picture} />
          </figure>
        )}
        <div className={styles.sheet} data-tone="paper">
          <div className={`grid ${styles.columns}`}>
            {!upright && <ProjectFacts project={project} />}
            <div className={upright ? `${sideHeadings.texts} ${styles.upright}` : styles.text}>
              {!upright && project.teaser && <p className={styles.teaser}>{project.teaser}</p>}
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
