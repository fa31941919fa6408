import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Media } from "../../../payload-types.ts";
import { isAlternativeText } from "../../alternative-text.ts";
import { unsupportedReason } from "../../file-types.ts";

/** A file of the library, as far as it matters here. */
export type StoredFile = Pick<Media, "id" | "filename" | "name" | "mimeType" | "alternativeText" | "caption"> & {
  thumbnailURL?: string | null;
  url?: string | null;
};

/** One of several files that are uploaded, or described, together. */
export type Item = {
  key: number;
  name: string;
  isFilm: boolean;
  /** It needs no text. */
  isPdf: boolean;
  /** Null for a file that was in the library before. */
  file: File | null;
  /** Chosen by the editor for a film; null where it is taken from the film. */
  still: File | null;
  state: "waiting" | "sending" | "stored" | "failed";
  /** Bytes of the request; `total` is 0 before the first are sent. */
  sent: number;
  total: number;
  /** In the library; null until then. */
  stored: StoredFile | null;
  /** Whether the library had the same file already. */
  isDuplicate: boolean;
  /** The alternative text as it was given. */
  text: string;
  /** An alternative text from within the picture; empty if there is none. */
  proposal: string;
  /** The failure, in German; empty if there is none. */
  trouble: string;
  /** Whether it would fail again if it were sent again as it is. */
  isRefused: boolean;
};

/** Makes an item of the list of files. A file that cannot be shown on a website is refused before it is sent. */
export function itemOf(given: File | StoredFile, key: number): Item {
  const common = { key, sent: 0, total: 0, isDuplicate: false, text: "", proposal: "", still: null };
  if (!(given instanceof File)) {
    const { name, filename, mimeType } = given;
    const isFilm = mimeType?.startsWith("video/") ?? false;
    const isPdf = mimeType === PDF_TYPE;
    const known = { file: null, state: "stored", stored: given, trouble: "", isRefused: false } as const;
    return { ...common, ...known, name: name || filename || "", isFilm, isPdf };
  }
  const trouble = unsupportedReason(given) ?? "";
  const isFilm = given.type.startsWith("video/");
  const isPdf = given.type === PDF_TYPE;
  const isRefused = trouble !== "";
  const state = isRefused ? "failed" : "waiting";
  return { ...common, name: given.name, isFilm, isPdf, file: given, state, stored: null, trouble, isRefused };
}

/** Whether something is still on its way: the file, or the text that was given for it. */
export function isPending({ state, stored, text, trouble }: Item): boolean {
  if (state === "waiting" || state === "sending") return true;
  return stored !== null && trouble === "" && isAlternativeText(text) && text !== stored.alternativeText;
}

/** Whether a file is in the library, or will be, and nothing says yet what is on it. */
export function lacksText({ state, stored, text, isPdf }: Item): boolean {
  return state !== "failed" && !isPdf && !isAlternativeText(text) && !isAlternativeText(stored?.alternativeText);
}
