/** The words within a picture that a website needs, as its form has fields for them; empty where there are none. */
export type Words = { credit: string; caption: string; alternativeText: string };

export const NO_WORDS: Words = { credit: "", caption: "", alternativeText: "" };

/** The most of a picture that is looked at before it is uploaded, in bytes: a JPEG's words stand at its beginning. */
export const MAX_WORDS_BYTES = 1_000_000;
