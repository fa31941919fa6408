import {
  ProjectDetailsDocument,
  ProjectDetailsOwnDocument,
  type ProjectDetailsOwnQuery,
} from "@schaufenster/contract/documents";
import { pageDescription, projectDescription } from "@schaufenster/contract/page-description";
import type { ProjectDetail, Site } from "../../content/domain.ts";
import { entry } from "../../content/reshape/options.ts";
import { reshapeProjectDetail } from "../../content/reshape/projects.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import { breadcrumbThing, projectThings } from "../../layout/structured-data.ts";
import { SCROLL_TOP_ID } from "../../scrolling/scroll-top.ts";
import { filesOfText } from "../files-of-text.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";
import { type PageDefinition, show } from "../page-definition.tsx";
import { crumbsBelowList } from "../projects/crumbs.ts";
import { ProjectDetailPage } from "./ProjectDetailPage.tsx";
import { textStyles } from "./text-styles.ts";

export function projectPage(id: string): PageDefinition {
  return {
    key: `project/${id}`,
    load: async (context) => show(await loadProject(context, id), projectHead, ProjectDetailPage),
  };
}

/** One project (spec §7, ProjectDetails). */
async function loadProject(context: LoadContext, id: string): Promise<Loaded<{ site: Site; detail: ProjectDetail }>> {
  const [{ site }, answer, own] = await Promise.all([
    context.initial(),
    context.client.query(ProjectDetailsDocument, { id }, context),
    ownFieldsOf(context, id),
  ]);
  // Strapi returns drafts by id; our own content system does so only in previews.
  if (context.givenSettings && answer.project?.data?.attributes?.publishedAt === null) return NOT_FOUND;
  const files = await filesOfText(context, entry(answer.project?.data)?.content);
  const detail = reshapeProjectDetail(answer, context.reshape, files, own);
  if (!detail) return NOT_FOUND;
  return { found: true, path: detail.project.href, content: { site, detail } };
}

/** Queries project fields that Strapi 4 doesn't have. */
async function ownFieldsOf(context: LoadContext, id: string): Promise<ProjectDetailsOwnQuery | null> {
  return context.givenSettings ? null : context.client.query(ProjectDetailsOwnDocument, { id }, context);
}

function projectHead({ site, detail }: { site: Site; detail: ProjectDetail }): Head {
  const { header, teaser, href, image, searchDescription, shareImage } = detail.project;
  return {
    title: pageTitle(header, site),
    heading: header,
    description: pageDescription(searchDescription || teaser || projectDescription(header, site.settings.agencyName)),
    canonicalPath: href,
    type: "article",
    // A picture with a view transition needs its place at the first paint.
    firstViewEnd: SCROLL_TOP_ID,
    image,
    shareImage,
    styles: textStyles(detail.project.content),
    structuredData: (publicUrl) => [
      ...projectThings(site, detail, publicUrl),
      breadcrumbThing(crumbsBelowList(header), href, publicUrl),
    ],
  };
}
