import { ProjectDetailsDocument } from "@schaufenster/contract/documents";
import type { ProjectDetail, Site } from "../../content/domain.ts";
import { reshapeProjectDetail } from "../../content/reshape/projects.ts";
import { type LoadContext, type Loaded, NOT_FOUND } from "../load-context.ts";

/** One project (spec §7, ProjectDetails). */
export async function loadProject(
  context: LoadContext,
  id: string,
): Promise<Loaded<{ site: Site; detail: ProjectDetail }>> {
  const [{ site }, answer] = await Promise.all([
    context.initial(),
    context.client.query(ProjectDetailsDocument, { id }, context),
  ]);
  const detail = reshapeProjectDetail(answer, context.reshape);
  if (!detail) return NOT_FOUND;
  return { found: true, path: detail.project.href, content: { site, detail } };
}
