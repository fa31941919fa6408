import type { CategoryPage, Site } from "../../content/domain.ts";
import { spoken } from "../../content/spoken.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { CategoryFilter } from "../projects/CategoryFilter.tsx";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { Invitation } from "../projects/Invitation.tsx";
import { NoProjects } from "../projects/NoProjects.tsx";
import { Paging } from "../projects/Paging.tsx";
import { ProjectGrid } from "../projects/ProjectGrid.tsx";
import styles from "./CategoryProjectsPage.module.css";

/** Projects of one category, eight per page (spec §7, ProjectsOfCategory). */
export function CategoryProjectsPage({ site, list }: { site: Site; list: CategoryPage }) {
  const { category } = list;
  return (
    <PageFrame site={site} path={category.href}>
      <PageHeader crumbs={crumbsBelowList(category.name)} title={category.name}>
        {category.description && <p className={styles.description}>{category.description}</p>}
        <CategoryFilter categories={list.categories} current={category.id} />
      </PageHeader>
      <section className={styles.projects} data-tone="paper" aria-label={`Projekte: ${spoken(category.name)}`}>
        {list.projects.length > 0 ? <ProjectGrid projects={list.projects} /> : <NoProjects all={false} />}
        <Paging listHref={category.href} page={list.page} pageCount={list.pageCount} />
      </section>
      <Invitation settings={site.settings} />
    </PageFrame>
  );
}
