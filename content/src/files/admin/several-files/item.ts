import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Media } from "../../../payload-types.ts";
import { isAlternativeText } from "../../alternative-text.ts";
import { unsupportedReason } from "../../file-types.ts";

export type StoredFile = Pick<Media, "id" | "filename" | "name" | "mimeType" | "alternativeText" | "caption"> & {
  thumbnailURL?: string | null;
  url?: string | null;
};

export type Item = {
  key: number;
  name: string;
  isFilm: boolean;
  isPdf: boolean;
  file: File | null;
  /** Chosen by the editor for a film; null if it is taken from the film. */
  still: File | null;
  state: "waiting" | "sending" | "stored" | "failed";
  /** Bytes of the request; `total` is 0 before the first are sent. */
  sent: number;
  total: number;
  stored: StoredFile | null;
  isDuplicate: boolean;
  text: string;
  /** Alternative text embedded in the picture; empty if there is none. */
  proposal: string;
  /** The error, in German; empty if there is none. */
  trouble: string;
  /** Whether a retry would fail again. */
  isRefused: boolean;
};

/** Creates the item of a file. A file that the website can't show is refused before it is sent. */
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

export function isPending({ state, stored, text, trouble }: Item): boolean {
  if (state === "waiting" || state === "sending") return true;
  return stored !== null && trouble === "" && isAlternativeText(text) && text !== stored.alternativeText;
}

/** Whether a file that is stored, or will be, has no alternative text. */
export function lacksText({ state, stored, text, isPdf }: Item): boolean {
  return state !== "failed" && !isPdf && !isAlternativeText(text) && !isAlternativeText(stored?.alternativeText);
}
