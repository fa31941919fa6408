/** Payload's text before the names of refused fields, by which an open form recognizes such a refusal. */
export const REFUSED_FIELDS = {
  one: "Das folgende Feld ist nicht korrekt:",
  other: "Die folgenden Felder sind nicht korrekt:",
} as const;
