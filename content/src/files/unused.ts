import { PDF_TYPE } from "@schaufenster/contract/media";
import type { BaseFilter, PayloadRequest, Where } from "payload";
import { fileStem } from "../entry/file-stem.ts";
import { PLACES, picturesOfSettings } from "./usage.ts";

/** A file URL in a text, with an optional size prefix that looks like part of the name. */
const ADDRESSES = /\/uploads\/((?:[a-z]+_)?([^\s"\\/()]+?))\.[a-z0-9]+/g;

/** All values of a field path, including array rows: `serviceAssets.credentials`. */
const valuesAt = (doc: unknown, [name = "", ...rest]: string[]): unknown[] =>
  [(doc as Record<string, unknown> | null)?.[name]]
    .flat()
    .flatMap((value) => (rest.length ? valuesAt(value, rest) : value));

/** Ids of unused files (see usage.ts). Drafts and the trash count as use. */
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

/** Filters of the library by the URL parameters `unused` and `lacksText`, which have no column. */
export const libraryFilter: BaseFilter = async ({ req }) => {
  const { unused, lacksText } = req.query ?? {};
  const asked = [
    ...(unused ? [{ id: { in: [0, ...(await unusedFiles(req))] } }] : []),
    ...(lacksText ? [LACKS_TEXT] : []),
  ];
  return asked.length > 0 ? { and: asked } : null;
};
