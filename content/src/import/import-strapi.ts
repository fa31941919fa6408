import type { MediaFragment } from "@schaufenster/contract/documents";
import { ICONS, type IconName } from "@schaufenster/contract/icons";
import type { Payload } from "payload";
import type { Project, Reference } from "../payload-types.ts";
import { importMedia } from "./import-media.ts";
import { KnownEntries } from "./known-entries.ts";
import { type Report, reasonOf } from "./report.ts";
import type { StrapiSource } from "./strapi-source.ts";

/** Called after each entry: how many are done, of how many known so far. */
export type Progress = (done: number, total: number) => void;

type ContentSlug = "services" | "references" | "menuitems" | "projects" | "categories";
type Wire = { id: string | null; attributes: unknown } | null;
type Linked = { data: MediaFragment | null } | null | undefined;

/**
 * Takes the specification's types from a Strapi 4, media included. Entries that an earlier run has made are changed, so
 * it can be run again after a failure or a change there. Sites are not told; the caller does that once.
 */
export async function importStrapi(
  payload: Payload,
  source: StrapiSource,
  progress: Progress = () => {},
): Promise<Report> {
  const known = new KnownEntries(payload, source.origin);
  const report: Report = { created: 0, changed: 0, skipped: [] };
  let done = 0;
  let total = 0;

  /** Makes or changes one entry; what goes wrong with it is in the report. */
  async function take(slug: ContentSlug, wire: Wire, make: () => Promise<object>): Promise<void> {
    const foreignId = wire?.id ?? "";
    try {
      const before = await known.find(slug, foreignId);
      const data = { ...(await make()), _status: "published" as const } as never;
      const shared = { collection: slug, data, depth: 0, context: { silent: true }, overrideAccess: true } as const;
      const entry = before ? await payload.update({ ...shared, id: before.id }) : await payload.create(shared);
      if (before) report.changed += 1;
      else report.created += 1;
      await known.keep(slug, foreignId, { id: Number(entry.id), source: "" });
    } catch (error) {
      report.skipped.push({ what: `${slug} ${foreignId}`, reason: reasonOf(error) });
    }
    progress(++done, total);
  }

  const file = (linked: Linked) => importMedia(payload, source, known, linked?.data ?? null, report);
  const ours = async (foreignId: string | null) => (await known.find("categories", foreignId ?? ""))?.id ?? [];

  const initial = await source.initial();
  const { projects, categories } = await allProjects(source);
  const [services, menuitems, references] = [initial.services, initial.menuitems, initial.references].map(
    (list) => list?.data ?? [],
  ) as [
    NonNullable<typeof initial.services>["data"],
    NonNullable<typeof initial.menuitems>["data"],
    NonNullable<typeof initial.references>["data"],
  ];
  total = services.length + menuitems.length + references.length + categories.length + projects.length;

  for (const wire of services) {
    await take("services", wire, async () => {
      const { serviceAssets, slideImage, owlThumbIcon, ...fields } = wire.attributes ?? {};
      const assets = (serviceAssets?.data ?? []).map(async ({ attributes }) => ({
        ...attributes,
        icon: iconOf(attributes?.icon),
        credentials: (await Promise.all((attributes?.credentials?.data ?? []).map((data) => file({ data })))).filter(
          (id) => id !== null,
        ),
      }));
      const rows = await Promise.all(assets);
      return {
        ...fields,
        owlThumbIcon: iconOf(owlThumbIcon),
        slideImage: await file(slideImage),
        serviceAssets: rows,
      };
    });
  }
  for (const wire of menuitems) await take("menuitems", wire, async () => ({ ...wire.attributes }));
  for (const wire of references) {
    await take("references", wire, async () => {
      const { image, localVideo, ...fields } = wire.attributes ?? {};
      return { ...fields, image: await file(image), localVideo: await file(localVideo) } as Partial<Reference>;
    });
  }
  for (const wire of categories) {
    const foreignId = wire.id ?? "";
    await take("categories", wire, async () => ({
      name: wire.attributes?.name,
      description: await source.descriptionOf(foreignId),
    }));
  }
  for (const wire of projects) {
    await take("projects", wire, async () => {
      const details = await source.project(wire.id ?? "");
      if (!details?.attributes) throw new Error("Strapi lists it but does not show it.");
      const { image, categories: inCategories, header, teaser, content, createdAt } = details.attributes;
      const ids = (await Promise.all((inCategories?.data ?? []).map(({ id }) => ours(id)))).flat();
      const dates = createdAt ? { createdAt, publishedAt: createdAt } : {};
      return { header, teaser, content, ...dates, image: await file(image), categories: ids } as Partial<Project>;
    });
  }
  return report;
}

/** Every listed project, oldest first, so that the newest gets the highest id here too, and the categories in use. */
async function allProjects(source: StrapiSource) {
  const first = await source.projects(1);
  const pages = [first];
  for (let page = 2; page <= (first.projects?.meta.pagination.pageCount ?? 1); page += 1) {
    pages.push(await source.projects(page));
  }
  const projects = pages.flatMap((answer) => answer.projects?.data ?? []);
  return { projects: projects.toReversed(), categories: first.categories?.data ?? [] };
}

function iconOf(icon: string | null | undefined): IconName | null {
  return icon && icon in ICONS ? (icon as IconName) : null;
}
