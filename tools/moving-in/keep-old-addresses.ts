import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { findOldAddress, oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import type { Row } from "../../content/src/addresses/old/old-address-targets.ts";
import { writeOldAddresses } from "../../content/src/addresses/old/write.ts";
import type { FileImporter } from "./files/file-importer.ts";
import type { ImportNotes } from "./import-notes.ts";
import type { OldAddress, Source, SourceContent, SourceFile } from "./model.ts";
import { ourPageOf } from "./resolve.ts";

type Given = { source: Source; content: SourceContent; notes: ImportNotes; files: FileImporter };

/**
 * Redirects addresses of the old website to what was imported from there: those named by its reader, the entries'
 * pages, and the files that they use.
 * @param used every file to be imported
 * @returns German sentences for the report
 */
export async function keepOldAddresses(
  payload: Payload,
  { source, content, notes, files }: Given,
  used: readonly SourceFile[],
): Promise<string[]> {
  const isOwn = (address: string) => source.origins.some((origin) => address.startsWith(`${origin}/`));
  const names = await namesOfFiles(payload);
  const pageAddresses = await addressesOfPages(payload);
  const targetOf = ({ leadsTo }: OldAddress) =>
    "file" in leadsTo ? names.get(files.noteOf(leadsTo.file)?.id ?? -1) : ourPageOf(leadsTo, { notes, pageAddresses });
  const ofEntries = content.entries.flatMap(({ type, id, address }) =>
    address && isOwn(address) ? [{ address, leadsTo: { type, id } }] : [],
  );
  const ofFiles = used.filter(({ url }) => isOwn(url)).map((file) => ({ address: file.url, leadsTo: { file } }));
  const rows = [...content.oldAddresses, ...ofEntries, ...ofFiles].flatMap((old): Row[] => {
    const target = targetOf(old);
    return !target || oldAddressKey(old.address) === target ? [] : [{ address: old.address, target }];
  });
  const { written } = await writeOldAddresses(payload, withoutSpellings(rows));
  if (written === 0) return [];
  return [
    `${written === 1 ? "Eine alte Adresse führt" : `${written} alte Adressen führen`} von selbst hierher. Sie stehen in der Verwaltung unter „Alte Adressen“; dort können Sie weitere eintragen.`,
  ];
}

/** Drops redundant rows: a page's feed and a picture's sizes are found by the page and the picture. */
function withoutSpellings(rows: readonly Row[]): Row[] {
  const kept = new Map<string, string>();
  for (const { address, target } of rows.toSorted((a, b) => a.address.length - b.address.length)) {
    const key = oldAddressKey(address);
    if (key !== null && !kept.has(key) && findOldAddress(address, (each) => kept.get(each)) !== target)
      kept.set(key, target);
  }
  return [...kept].map(([address, target]) => ({ address, target }));
}

export async function addressesOfPages(payload: Payload): Promise<Map<number, string>> {
  const all = { draft: true, depth: 0, pagination: false } as const;
  const { docs } = await payload.find({ collection: "pages", select: { address: true }, ...all });
  return new Map(docs.map(({ id, address }) => [id, `/${address}`]));
}

async function namesOfFiles(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: "media",
    select: { filename: true },
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, filename }) => [id, UPLOADS_PREFIX + filename]));
}
