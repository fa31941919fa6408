import {
  ProjectDetailsDocument,
  ProjectDetailsOwnDocument,
  type ProjectDetailsOwnQuery,
} from "@schaufenster/contract/documents";
import type { ProjectDetail, Site } from "../../content/domain.ts";
import { entry } from "../../content/reshape/options.ts";
import { reshapeProjectDetail } from "../../content/reshape/projects.ts";
import { filesOfText } from "../files-of-text.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

/** One project (spec §7, ProjectDetails). */
export async function loadProject(
  context: LoadContext,
  id: string,
): Promise<Loaded<{ site: Site; detail: ProjectDetail }>> {
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

async function ownFieldsOf(context: LoadContext, id: string): Promise<ProjectDetailsOwnQuery | null> {
  return context.givenSettings ? null : context.client.query(ProjectDetailsOwnDocument, { id }, context);
}
