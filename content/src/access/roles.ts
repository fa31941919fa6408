import type { Access, FieldAccess, PayloadRequest } from "payload";

/** Reading inquiries is a separate right, since they contain personal data. */
export const ROLES = { administrator: "Administration", editor: "Redaktion" } as const;

type Role = keyof typeof ROLES;

type Person = { id: number | string; role?: Role | null; readsInquiries?: boolean | null };

export function personOf(req: Pick<PayloadRequest, "user">): Person | null {
  return req.user;
}

export function isAdministrator(person: Person | null | undefined): boolean {
  return person?.role === "administrator";
}

/** Either role can have this right; neither implies it. */
export function mayReadInquiries(person: Person | null | undefined): boolean {
  return person?.readsInquiries === true;
}

export function mayOpen(person: Person | null, type: unknown, id: unknown): boolean {
  if (type === "inquiries") return mayReadInquiries(person);
  return type !== "users" || isAdministrator(person) || String(id) === String(person?.id);
}

export const administrators: Access = ({ req }) => isAdministrator(personOf(req));

export const administratorsForField: FieldAccess = ({ req }) => isAdministrator(personOf(req));

/** Users may read and change their own account; administrators, all accounts. */
export const administratorsOrSelf: Access = ({ req }) => {
  const person = personOf(req);
  if (!person) return false;
  return isAdministrator(person) || { id: { equals: person.id } };
};

export const inquiryReaders: Access = ({ req }) => mayReadInquiries(personOf(req));
