import { PDF_TYPE } from "@schaufenster/contract/media";
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from "payload";
import { fileStem } from "../publishing/file-stem.ts";
import { PLACES, picturesOfSettings } from "./usage.ts";

/** Any file's address in a text; before its name may be a size, which looks like a word of the name. */
const ADDRESSES = /\/uploads\/((?:[a-z]+_)?([^\s"\\/()]+?))\.[a-z0-9]+/g;

/** The value that a field has, and those in rows: `serviceAssets.credentials`. */
const valuesAt = (doc: unknown, [name = "", ...rest]: string[]): unknown[] =>
  [(doc as Record<string, unknown> | null)?.[name]]
    .flat()
    .flatMap((value) => (rest.length ? valuesAt(value, rest) : value));

/** Ids of the files that nothing uses (see usage.ts), not even a draft or what is in the trash. */
async function unusedFiles(req: PayloadRequest): Promise<number[]> {
  const ids = new Set<unknown>((await picturesOfSettings(req)).map(({ id }) => id));
  const stems = new Set<string>();
  for (const { collection, fields, texts } of PLACES) {
    const all = { collection, depth: 0, pagination: false, trash: true, req } as const;
    const versions = await Promise.all([false, true].map((draft) => req.payload.find({ ...all, draft })));
    for (const doc of versions.flatMap(({ docs }) => docs)) {
      for (const field of fields) for (const id of valuesAt(doc, field.split("."))) ids.add(id);
      for (const text of texts)
        for (const value of valuesAt(doc, text.split(".")))
          for (const [, name = "", stem = ""] of String(value).matchAll(ADDRESSES)) stems.add(name).add(stem);
    }
  }
  const select = { filename: true } as const;
  const { docs } = await req.payload.find({
    collection: "media",
    select,
    depth: 0,
    pagination: false,
    trash: true,
    req,
  });
  return docs.flatMap((doc) => (ids.has(doc.id) || stems.has(fileStem(doc)) ? [] : doc.id));
}

const LACKS_TEXT: Where = { and: [{ alternativeText: { equals: "" } }, { mimeType: { not_equals: PDF_TYPE } }] };

/** Lists can be filtered by `unused` and `lacksText`, which no column holds. */
export const findUnused: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const where = "where" in args ? JSON.stringify(args.where ?? {}) : "";
  if (operation !== "read" || !/"(unused|lacksText)"/.test(where)) return args;
  const ids = where.includes('"unused"') ? await unusedFiles(req) : [];
  const asked = (_: string, value: unknown) => {
    if (!value || typeof value !== "object") return value;
    if ("unused" in value) return { id: { in: [0, ...ids] } };
    return "lacksText" in value ? LACKS_TEXT : value;
  };
  return { ...args, where: JSON.parse(where, asked) };
};
