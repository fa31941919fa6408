import type { Payload } from "payload";
import { IMPORT } from "../../../content/src/entry/author.ts";
import { inTransaction } from "../../../content/src/platform/database/transaction.ts";
import type { ImportNotes } from "../import-notes.ts";
import type { SourceFile } from "../model.ts";
import type { FileImporter } from "./file-importer.ts";
import { textsOf } from "./file-texts.ts";

/**
 * Updates alternative texts and captions that changed there, unless they changed here as well. A file's first use
 * provides its texts.
 * @returns German sentences about those that changed on both sides
 */
export async function syncTexts(
  payload: Payload,
  notes: ImportNotes,
  files: FileImporter,
  used: readonly SourceFile[],
): Promise<string[]> {
  const sentences: string[] = [];
  for (const file of used) {
    const note = files.noteOf(file);
    const { alternativeText, caption, name } = file;
    const source = { alternativeText, caption };
    if (!note?.id || !note.written || isSame(note.source, source)) continue;
    const { note: _, ...texts } = textsOf(file);
    const ours = await payload.findByID({
      collection: "media",
      id: note.id,
      depth: 0,
      trash: true,
      disableErrors: true,
    });
    if (!ours || isSame(ours, texts)) continue;
    if (!isSame(ours, note.written)) {
      sentences.push(
        `Alternativtext oder Bildunterschrift von „${name}“ wurden dort und hier geändert; Ihre Fassung bleibt: /admin/collections/media/${note.id}`,
      );
      continue;
    }
    await inTransaction(payload, { context: { silent: true, author: IMPORT } }, async (req) => {
      await payload.update({ collection: "media", id: ours.id, data: texts, depth: 0, req });
      await notes.keepFile(req, files.keyOf(file), { ...note, source, written: texts });
    });
    sentences.push(`Alternativtext oder Bildunterschrift von „${name}“ sind jetzt wie im alten System.`);
  }
  return sentences;
}

type Texts = { alternativeText?: string | null; caption?: string | null };

const isSame = (a: Texts, b: Texts) =>
  (a.alternativeText ?? "") === (b.alternativeText ?? "") && (a.caption ?? "") === (b.caption ?? "");
