import type { Where } from "payload";

/** Conditions on fields, all of which hold: an operator of Payload's and its value. */
type Conditions = Record<string, { equals: string } | { in: string[] } | { exists: boolean }>;

/** Inquiries of which all that is in `where` holds; `none` stands in place of the hint while there are none. */
export type Card = { label: string; hint: string; none: string; where: Conditions; alarm?: boolean };

export const CARDS: Card[] = [
  {
    label: "Neue Anfragen",
    hint: "noch nicht beantwortet",
    none: "Keine: alles ist beantwortet.",
    where: { status: { in: ["new", "delivered", "unsent"] } },
  },
  {
    label: "Zustellung fehlgeschlagen",
    hint: "gespeichert, aber nicht im Postfach",
    none: "Keine Zustellung ist fehlgeschlagen.",
    where: { status: { equals: "failed" } },
    alarm: true,
  },
  {
    label: "Noch unterwegs",
    hint: "der Mailserver nahm sie bisher nicht an",
    none: "Keine wartet auf den Mailserver.",
    where: { status: { equals: "new" }, lastError: { exists: true } },
    alarm: true,
  },
  {
    label: "Spamverdacht",
    hint: "so gekennzeichnet auch im Postfach",
    none: "Keine steht unter Verdacht.",
    where: { status: { equals: "spam" } },
    alarm: true,
  },
];

/** The inquiries of a card, as Payload's own queries have it. */
export const whereOf = ({ where }: Card): Where => ({
  and: Object.entries(where).map(([field, is]) => ({ [field]: is })),
});

/** Address of the list of the same inquiries. Not in Payload's long form (`or`, `and`), which would open its filters above it. */
export function listOf({ where }: Pick<Card, "where">): string {
  const query = new URLSearchParams();
  for (const [field, is] of Object.entries(where))
    for (const [operator, value] of Object.entries(is)) {
      const key = `where[${field}][${operator}]`;
      if (Array.isArray(value)) for (const [at, one] of value.entries()) query.append(`${key}[${at}]`, one);
      else query.append(key, String(value));
    }
  return `/admin/collections/inquiries?${query}`;
}
