import { slug } from "@schaufenster/contract/slug";
import type { CollectionSlug, FieldHook, PayloadRequest } from "payload";

const MAX_COPIES = 100;

type Where = { req: PayloadRequest; collection: CollectionSlug; field: string; id: unknown };

async function isTaken({ req, collection, field, id }: Where, value: string): Promise<boolean> {
  const where = { [field]: { equals: value }, ...(id ? { id: { not_equals: id } } : {}) };
  const common = { collection, where, depth: 0, limit: 1, req } as const;
  for (const draft of [false, true]) {
    if ((await req.payload.find({ ...common, draft })).docs.length > 0) return true;
  }
  return false;
}

/** The first of `film-kopie`, `film-kopie-2` … that is free; shortened to fit the field. */
function firstFree(write: (value: string, number: number, room: number) => string): FieldHook {
  return async ({ value, collection, field, req, operation, originalDoc }) => {
    if (typeof value !== "string" || value === "" || !collection || !("name" in field)) return value;
    const id = operation === "update" ? originalDoc?.id : undefined;
    const where = { req, collection: collection.slug as CollectionSlug, field: String(field.name), id };
    const room = "maxLength" in field && typeof field.maxLength === "number" ? field.maxLength : 200;
    for (let number = 1; number <= MAX_COPIES; number += 1) {
      const copy = write(value, number, room);
      if (!(await isTaken(where, copy))) return copy;
    }
    return value;
  };
}

function withEnding(value: string, ending: string, room: number): string {
  return value.slice(0, room - ending.length) + ending;
}

/** Title of a copy: 'Fotowand (Kopie)'. */
export const copyTitle: FieldHook = firstFree((value, number, room) =>
  withEnding(value, number === 1 ? " (Kopie)" : ` (Kopie ${number})`, room),
);

/** Anchor or URL path of a copy: 'film-kopie'. */
export const copyAnchor: FieldHook = firstFree((value, number, room) =>
  withEnding(value, number === 1 ? "-kopie" : `-kopie-${number}`, room),
);

const LONGEST = 60;

/**
 * Generates an anchor or URL path from the title. It follows the title until the entry is first published, unless an
 * editor changed it.
 *
 * @param reserved names that no entry may have
 * @param nameless fallback for a title without letters
 */
export function ofTitle(reserved: ReadonlySet<string>, nameless: string): FieldHook {
  const name = (title: unknown) => slug(String(title), LONGEST) || nameless;
  const isMade = (value: string, title: unknown) => value.replace(/-\d+$/, "") === name(title).replace(/-\d+$/, "");
  const free = firstFree((value, number, room) =>
    withEnding(value, number === 1 && !reserved.has(value) ? "" : `-${number + Number(reserved.has(value))}`, room),
  );
  return ({ value, ...given }) => {
    const { data, originalDoc } = given;
    const title = data?.title ?? originalDoc?.title;
    const follows = value && !originalDoc?.publishedAt && !reserved.has(value) && isMade(value, originalDoc?.title);
    return title && (!value || follows) ? free({ ...given, value: name(title) }) : value;
  };
}
