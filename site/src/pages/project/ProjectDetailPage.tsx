import type { ProjectDetail, Site, Video } from "../../content/domain.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { Invitation } from "../projects/Invitation.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import { ArticleText } from "./ArticleText.tsx";
import { OtherProjects } from "./OtherProjects.tsx";
import { ProjectFacts } from "./ProjectFacts.tsx";

/** One project: picture, title, teaser, facts, text, three other projects (spec §7, ProjectDetails), an invitation. */
export function ProjectDetailPage({ site, detail }: { site: Site; detail: ProjectDetail }) {
  const { project, others } = detail;
  const { id, header, teaser, image, content } = project;
  return (
    <PageFrame site={site} path={project.href}>
      <article>
        <ArticleHead
          crumbs={crumbsBelowList(header)}
          title={header}
          teaser={teaser}
          facts={<ProjectFacts project={project} />}
          image={image}
          transition={`project-${id}`}
          film={firstFilm(project)}
        />
        <ArticleText title={header} content={content} />
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
