/** The codes of a film's picture and sound; null where there is none. */
export type Codecs = { picture: string | null; sound: string | null };
