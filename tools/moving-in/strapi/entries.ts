import type { InitialDataQuery, MediaFragment, ProjectDetailsQuery } from "@schaufenster/contract/documents";
import { entryOf } from "../found-project.ts";
import type { Entry, Fields, Type, Value } from "../model.ts";
import { withoutHtml } from "../texts/html-to-markdown.ts";
import type { FileIndex } from "./file-index.ts";

type Linked = { data: MediaFragment | null } | null | undefined;
type Item<Field extends keyof InitialDataQuery> = NonNullable<InitialDataQuery[Field]>["data"][number];
type Project = NonNullable<NonNullable<ProjectDetailsQuery["project"]>["data"]>;

type Named = { id: string | null };

const newEntry = (type: Type, { id }: Named, title: string | null | undefined, fields: Fields): Entry =>
  entryOf(type, id ?? "", title?.trim() ?? "", fields);

const text = (value: string | null | undefined): Value =>
  value?.trim() ? { kind: "markdown", markdown: withoutHtml(value) } : null;

function file(linked: Linked, files: FileIndex): Value {
  const found = files.add(linked?.data);
  return found ? { kind: "file", file: found } : null;
}

function many(linked: { data: MediaFragment[] } | null | undefined, files: FileIndex): Value {
  return { kind: "files", files: (linked?.data ?? []).flatMap((each) => files.add(each) ?? []) };
}

export function serviceEntry(wire: Item<"services">, files: FileIndex): Entry {
  const { attributes } = wire;
  const assets = attributes?.serviceAssets?.data ?? [];
  return newEntry("services", wire, attributes?.title || attributes?.header || attributes?.name, {
    name: attributes?.name ?? null,
    title: attributes?.title ?? null,
    header: attributes?.header ?? null,
    mainContent: text(attributes?.mainContent),
    slideContent: text(attributes?.slideContent),
    ghostTitle: attributes?.ghostTitle ?? null,
    buttonTxt: attributes?.buttonTxt ?? null,
    owlThumbIcon: attributes?.owlThumbIcon ?? null,
    slideImage: file(attributes?.slideImage, files),
    sortId: attributes?.sortId ?? null,
    slideId: attributes?.slideId ?? null,
    serviceAssets: {
      kind: "rows",
      rows: assets.map(({ attributes: asset }) => ({
        title: asset?.title ?? null,
        icon: asset?.icon ?? null,
        content: text(asset?.content),
        credentials: many(asset?.credentials as { data: MediaFragment[] } | null, files),
      })),
    },
  });
}

export function referenceEntry(wire: Item<"references">, files: FileIndex): Entry {
  const { attributes } = wire;
  return newEntry("references", wire, attributes?.title, {
    title: attributes?.title ?? null,
    description: text(attributes?.description),
    url: attributes?.url ?? null,
    image: file(attributes?.image, files),
    localVideo: file(attributes?.localVideo, files),
    sortId: attributes?.sortId ?? null,
  });
}

export function menuItemEntry(wire: Item<"menuitems">): Entry {
  const { title = null, name = null, sortId = null } = wire.attributes ?? {};
  return newEntry("menuitems", wire, title || name, { title, name, sortId });
}

export function categoryEntry(
  wire: Named & { attributes: { name: string; description?: string | null } | null },
): Entry {
  const { name = null, description = null } = wire.attributes ?? {};
  return newEntry("categories", wire, name, { name, description });
}

/** A project; without a publication date it is a draft, which Strapi returns by id. */
export function projectEntry(wire: Project, files: FileIndex): Entry {
  const { attributes } = wire;
  const ids = (attributes?.categories?.data ?? []).map(({ id }) => id ?? "");
  const entry = newEntry("projects", wire, attributes?.header, {
    header: attributes?.header ?? null,
    teaser: attributes?.teaser ?? null,
    content: text(attributes?.content),
    image: file(attributes?.image, files),
    categories: { kind: "categories", ids },
  });
  const createdAt = attributes?.createdAt ? String(attributes.createdAt) : null;
  const draft = attributes?.publishedAt === null;
  const notes = draft ? ["Als Entwurf übernommen: Es war dort nicht veröffentlicht."] : [];
  return { ...entry, createdAt, draft, notes };
}
