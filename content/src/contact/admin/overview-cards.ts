import type { Where } from "payload";

/** Conditions on fields, all of which hold: `equals` or `exists` and its value. */
type Conditions = Record<string, { equals: string } | { exists: boolean }>;

/** Inquiries for which one of `anyOf` holds; `none` stands in place of the hint while there are none. */
export type Card = { label: string; hint: string; none: string; anyOf: Conditions[]; alarm?: boolean };

export const CARDS: Card[] = [
  {
    label: "Neue Anfragen",
    hint: "noch nicht beantwortet",
    none: "Keine: alles ist beantwortet.",
    anyOf: [{ status: { equals: "new" } }, { status: { equals: "delivered" } }, { status: { equals: "unsent" } }],
  },
  {
    label: "Zustellung fehlgeschlagen",
    hint: "gespeichert, aber nicht im Postfach",
    none: "Keine Zustellung ist fehlgeschlagen.",
    anyOf: [{ status: { equals: "failed" } }],
    alarm: true,
  },
  {
    label: "Noch unterwegs",
    hint: "der Mailserver nahm sie bisher nicht an",
    none: "Keine wartet auf den Mailserver.",
    anyOf: [{ status: { equals: "new" }, lastError: { exists: true } }],
    alarm: true,
  },
  {
    label: "Spamverdacht",
    hint: "so gekennzeichnet auch im Postfach",
    none: "Keine steht unter Verdacht.",
    anyOf: [{ status: { equals: "spam" } }],
    alarm: true,
  },
];

/** The inquiries of a card, as Payload's own queries have it. */
export const whereOf = ({ anyOf }: Card): Where => ({
  or: anyOf.map((conditions) => ({ and: Object.entries(conditions).map(([field, is]) => ({ [field]: is })) })),
});

/** Address of the list of the same inquiries. */
export function listOf({ anyOf }: Card): string {
  const query = new URLSearchParams();
  for (const [any, conditions] of anyOf.entries())
    for (const [all, [field, is]] of Object.entries(conditions).entries())
      for (const [operator, value] of Object.entries(is))
        query.append(`where[or][${any}][and][${all}][${field}][${operator}]`, String(value));
  return `/admin/collections/inquiries?${query}`;
}
