/** A day of 24 hours, in ms. */
export const DAY_MS = 24 * 3600 * 1000;
