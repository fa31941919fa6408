import { isAlternativeText } from "../../../content/src/files/alternative-text.ts";
import { cut } from "../fit/cut-text.ts";
import type { SourceFile } from "../model.ts";
import { isPdf } from "./file-kinds.ts";

/** Maximum lengths in characters; see types/media.ts. */
const ALTERNATIVE_TEXT_MAX = 500;
const CAPTION_MAX = 300;

type FileTexts = { alternativeText: string; caption: string | null; note: string | null };

export function textsOf({ alternativeText, caption, name }: SourceFile): FileTexts {
  if (isPdf(name)) return { alternativeText: "", caption: null, note: null };
  const given = alternativeText?.trim() ?? "";
  const shortCaption = caption?.trim() ? cut(caption.trim(), CAPTION_MAX) : null;
  if (isAlternativeText(given)) {
    return { alternativeText: cut(given, ALTERNATIVE_TEXT_MAX), caption: shortCaption, note: null };
  }
  const substitute = `Datei „${cut(given || shortCaption || name, ALTERNATIVE_TEXT_MAX - 10)}“`;
  const note = given ? `hat einen sehr kurzen Alternativtext („${given}“)` : "hat keinen Alternativtext";
  return {
    alternativeText: substitute,
    caption: shortCaption,
    note: `${note}. Beschreiben Sie in einem Satz, was zu sehen ist`,
  };
}
