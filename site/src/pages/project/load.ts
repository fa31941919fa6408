import { ProjectDetailsDocument } from "@schaufenster/contract/documents";
import type { ProjectDetail, Site } from "../../content/domain.ts";
import { reshapeProjectDetail } from "../../content/reshape/projects.ts";
import { type Loaded, type Loading, NOT_FOUND } from "../loading.ts";

/** One project (spec §7, ProjectDetails). */
export async function loadProject(
  loading: Loading,
  id: string,
): Promise<Loaded<{ site: Site; detail: ProjectDetail }>> {
  const [{ site }, answer] = await Promise.all([
    loading.initial(),
    loading.client.query(ProjectDetailsDocument, { id }, loading),
  ]);
  const detail = reshapeProjectDetail(answer, loading.reshape);
  if (!detail) return NOT_FOUND;
  return { found: true, path: detail.project.href, content: { site, detail } };
}
