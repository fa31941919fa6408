import { projectEntity } from "./entities.ts";
import { type GraphQLContext, PUBLISHED } from "./root-fields.ts";

export async function chosenProjects(_: unknown, __: unknown, { payload, req }: GraphQLContext) {
  const common = { overrideAccess: true, req };
  const website = await payload.findGlobal({ slug: "site-settings", depth: 0, ...common });
  const ids = (website.chosenProjects ?? []).filter((id) => typeof id === "number");
  if (ids.length === 0) return { data: [] };
  const where = { and: [PUBLISHED, { id: { in: ids } }] };
  const { docs } = await payload.find({ collection: "projects", where, depth: 2, pagination: false, ...common });
  const chosen = ids.flatMap((id) => docs.find((project) => project.id === id) ?? []);
  return { data: chosen.map(projectEntity) };
}
