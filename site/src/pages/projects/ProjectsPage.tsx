import type { ProjectPage, Site } from "../../content/domain.ts";
import { PROJECTS_PATH } from "../../content/routes.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { CategoryFilter } from "./CategoryFilter.tsx";
import { LIST_CRUMBS } from "./crumbs.ts";
import { Invitation } from "./Invitation.tsx";
import { NoProjects } from "./NoProjects.tsx";
import { Paging } from "./Paging.tsx";
import { ProjectGrid } from "./ProjectGrid.tsx";
import styles from "./ProjectsPage.module.css";

/** All projects, newest first, eight per page (spec §7, Projects). */
export function ProjectsPage({ site, list }: { site: Site; list: ProjectPage }) {
  return (
    <PageFrame site={site} path={PROJECTS_PATH}>
      <PageHeader crumbs={LIST_CRUMBS} title="Projekte">
        <CategoryFilter categories={list.categories} current={null} />
      </PageHeader>
      <section className={styles.projects} data-tone="paper" aria-label="Projekte">
        {list.projects.length > 0 ? <ProjectGrid projects={list.projects} /> : <NoProjects all />}
        <Paging listHref={PROJECTS_PATH} page={list.page} pageCount={list.pageCount} />
      </section>
      <Invitation settings={site.settings} />
    </PageFrame>
  );
}
