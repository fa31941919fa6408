import {
  FilesOfTextDocument,
  type FilesOfTextQuery,
  ProjectDetailsDocument,
  ProjectDetailsOwnDocument,
  type ProjectDetailsOwnQuery,
  type ProjectDetailsQuery,
} from "@schaufenster/contract/documents";
import type { ProjectDetail, Site } from "../../content/domain.ts";
import { ContentUnreachableError } from "../../content/errors.ts";
import { reshapeProjectDetail, seriesUrls } from "../../content/reshape/projects.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

/** Most files of one text that are asked for; the content API compares with no more. */
const FILES_MAX = 100;

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
  // A Strapi answers drafts to those who ask by id; the own content system does so in a preview alone.
  if (context.givenSettings && answer.project?.data?.attributes?.publishedAt === null) return NOT_FOUND;
  const detail = await reshapeProjectDetail(answer, context.reshape, await filesOfText(context, answer), own);
  if (!detail) return NOT_FOUND;
  return { found: true, path: detail.project.href, content: { site, detail } };
}

/** Asks for what Strapi 4 does not know of a project. */
async function ownFieldsOf(context: LoadContext, id: string): Promise<ProjectDetailsOwnQuery | null> {
  return context.givenSettings ? null : context.client.query(ProjectDetailsOwnDocument, { id }, context);
}

/** Asks for the files that the text shows large. They are shown too where a content system does not tell about them. */
async function filesOfText(context: LoadContext, answer: ProjectDetailsQuery): Promise<FilesOfTextQuery | null> {
  const urls = [...new Set(await seriesUrls(answer, context.reshape))];
  if (urls.length === 0) return null;
  try {
    return await context.client.query(FilesOfTextDocument, { urls: urls.slice(0, FILES_MAX) }, context);
  } catch (error) {
    if (error instanceof ContentUnreachableError) throw error;
    return null; // a Strapi whose library is not public
  }
}
