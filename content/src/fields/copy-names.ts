import { slug } from "@schaufenster/contract/slug";
import type { CollectionSlug, FieldHook, PayloadRequest } from "payload";

/** Most copies of one entry that get a number. */
const MAX_COPIES = 100;

type Where = { req: PayloadRequest; collection: CollectionSlug; field: string };

async function isTaken({ req, collection, field }: Where, value: string): Promise<boolean> {
  const common = { collection, where: { [field]: { equals: value } }, depth: 0, limit: 1, req } as const;
  for (const draft of [false, true]) {
    if ((await req.payload.find({ ...common, draft })).docs.length > 0) return true;
  }
  return false;
}

/** The first of `film-kopie`, `film-kopie-2` … that no entry has; shortened where the field has room for less. */
function firstFree(write: (value: string, number: number, room: number) => string): FieldHook {
  return async ({ value, collection, field, req }) => {
    if (typeof value !== "string" || value === "" || !collection || !("name" in field)) return value;
    const where = { req, collection: collection.slug as CollectionSlug, field: String(field.name) };
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

/** A title of a copy: 'Fotowand (Kopie)'. */
export const copyTitle: FieldHook = firstFree((value, number, room) =>
  withEnding(value, number === 1 ? " (Kopie)" : ` (Kopie ${number})`, room),
);

/** An anchor or address of a copy: 'film-kopie'. */
export const copyAnchor: FieldHook = firstFree((value, number, room) =>
  withEnding(value, number === 1 ? "-kopie" : `-kopie-${number}`, room),
);

const fromTitle = firstFree((value, number, room) => withEnding(value, number === 1 ? "" : `-${number}`, room));

/** An anchor or address of the title where an entry is published without one: its proposal may still be on the way. */
export const anchorOfTitle: FieldHook = ({ value, ...given }) => {
  if (value || given.data?._status !== "published") return value;
  return fromTitle({ ...given, value: slug(String(given.data.title ?? given.originalDoc?.title ?? ""), 60) });
};
