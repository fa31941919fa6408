/** Texts embedded in a picture, as far as the form has fields for them; empty if there are none. */
export type Words = { credit: string; caption: string; alternativeText: string };

export const NO_WORDS: Words = { credit: "", caption: "", alternativeText: "" };

/** Bytes of a picture that are checked before the upload: a JPEG's texts are at its beginning. */
export const MAX_WORDS_BYTES = 1_000_000;
