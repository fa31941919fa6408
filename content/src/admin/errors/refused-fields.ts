/** What Payload says of fields that it refuses, before their names; an open form knows it by this. */
export const REFUSED_FIELDS = {
  one: "Das folgende Feld ist nicht korrekt:",
  other: "Die folgenden Felder sind nicht korrekt:",
} as const;
