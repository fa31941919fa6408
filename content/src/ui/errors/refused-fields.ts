/** Payload's words before the names of fields that it refuses; an open form knows such a refusal by them. */
export const REFUSED_FIELDS = {
  one: "Das folgende Feld ist nicht korrekt:",
  other: "Die folgenden Felder sind nicht korrekt:",
} as const;
