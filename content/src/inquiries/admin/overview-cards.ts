import type { Where } from "payload";

/** Conditions on fields, combined with AND. */
type Conditions = Record<string, { equals: string } | { in: string[] } | { exists: boolean }>;

/** Inquiries that match all conditions in `where`. */
export type Card = { label: string; hint: string; where: Conditions; alarm?: boolean };

export const CARDS: Card[] = [
  {
    label: "Neue Anfragen",
    hint: "noch nicht beantwortet",
    where: { status: { in: ["new", "delivered", "unsent"] } },
  },
  {
    label: "Zustellung fehlgeschlagen",
    hint: "gespeichert, aber nicht im Postfach",
    where: { status: { equals: "failed" } },
    alarm: true,
  },
  {
    label: "Noch unterwegs",
    hint: "der Mailserver nahm sie bisher nicht an",
    where: { status: { equals: "new" }, lastError: { exists: true } },
    alarm: true,
  },
  {
    label: "Spamverdacht",
    hint: "so gekennzeichnet auch im Postfach",
    where: { status: { equals: "spam" } },
    alarm: true,
  },
];

export const whereOf = ({ where }: Card): Where => ({
  and: Object.entries(where).map(([field, is]) => ({ [field]: is })),
});

/** URL of the list with the same inquiries. Payload's long form (`or`, `and`) would open the filters above the list. */
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
