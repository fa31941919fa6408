import { createHash } from "node:crypto";
import type { Entry, Fields, SourceContent, SourceFile, Value } from "./model.ts";
import { addressesIn } from "./texts/addresses.ts";

export type ContentKey = (file: SourceFile) => string | Promise<string>;

/** Hash of everything in the other system's entry, including its files' contents. */
export async function contentHash(entry: Entry, content: SourceContent, keyOf: ContentKey): Promise<string> {
  const fields: unknown[] = [];
  for (const [name, value] of Object.entries(entry.fields).sort()) {
    fields.push([name, await canonical(value, content, keyOf)]);
  }
  const all = JSON.stringify([entry.draft, fields]);
  return createHash("sha256").update(all).digest("hex");
}

async function canonical(value: Value, content: SourceContent, keyOf: ContentKey): Promise<unknown> {
  if (value === null || typeof value !== "object") return value;
  if (value.kind === "categories") return value.ids;
  if (value.kind === "rows") {
    const row = (fields: Fields) =>
      Object.entries(fields).map(async ([name, field]) => [name, await canonical(field, content, keyOf)]);
    return Promise.all(value.rows.map((fields) => Promise.all(row(fields))));
  }
  const keys = await Promise.all(filesOf(value, content).map(keyOf));
  if (value.kind === "file") return keys[0];
  return value.kind === "files" ? keys : [value.markdown, keys];
}

function filesIn(markdown: string, { targetOf }: SourceContent): SourceFile[] {
  return addressesIn(markdown).flatMap(({ url, use, alternativeText }) => {
    const target = targetOf(url, use, alternativeText);
    return target?.kind === "file" ? [target.file] : [];
  });
}

export function filesOf(value: Value, content: SourceContent): SourceFile[] {
  if (value === null || typeof value !== "object" || value.kind === "categories") return [];
  if (value.kind === "rows")
    return value.rows.flatMap((row) => Object.values(row).flatMap((field) => filesOf(field, content)));
  if (value.kind === "markdown") return filesIn(value.markdown, content);
  return value.kind === "file" ? [value.file] : value.files;
}
