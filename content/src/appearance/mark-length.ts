/** Longest mark that is kept, in characters of its data address: it is part of what every page is made from. */
export const MAX_MARK_LENGTH = 400_000;
