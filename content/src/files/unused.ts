import { PDF_TYPE } from "@schaufenster/contract/media";
import type { BaseFilter, PayloadRequest, Where } from "payload";
import { fileStem } from "../entry/file-stem.ts";
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

/** The library's filters, by the parameters `unused` and `lacksText` of its URL: no column holds either. */
export const libraryFilter: BaseFilter = async ({ req }) => {
  const { unused, lacksText } = req.query ?? {};
  const asked = [
    ...(unused ? [{ id: { in: [0, ...(await unusedFiles(req))] } }] : []),
    ...(lacksText ? [LACKS_TEXT] : []),
  ];
  return asked.length > 0 ? { and: asked } : null;
};
