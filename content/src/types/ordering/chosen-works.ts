import type { PayloadRequest } from "payload";
import type { SiteSetting } from "../../payload-types.ts";

const slug = "site-settings";

/** Ids of the projects chosen for the landing page, in order. */
export async function chosenWorks(req: PayloadRequest): Promise<number[]> {
  const { chosenProjects } = await req.payload.findGlobal({ slug, draft: true, depth: 0, req });
  return (chosenProjects ?? []).map(Number);
}

/** Stores them in the published settings and in the draft, if there is one; other draft changes stay drafts. */
export async function chooseWorks(req: PayloadRequest, chosenProjects: number[]): Promise<void> {
  const read = (draft: boolean) => req.payload.findGlobal({ slug, draft, depth: 0, req });
  const save = ({ updatedAt, createdAt, ...data }: SiteSetting, draft: boolean) =>
    req.payload.updateGlobal({ slug, data: { ...data, chosenProjects }, draft, depth: 0, req });
  const [shown, drafted] = [await read(false), await read(true)];
  if (shown._status === "published") await save(shown, false);
  if (drafted._status !== "published") await save(drafted, true);
}
