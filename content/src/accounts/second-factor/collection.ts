import type { CollectionConfig } from "payload";

const closed = () => false;

/**
 * Second factors, one an account. A table of their own: Payload writes an account's whole record back with every session,
 * and would bring back a code that was used meanwhile. Only this folder's code reads and writes it.
 */
export const secondFactors: CollectionConfig = {
  slug: "second-factors",
  versions: false,
  labels: { singular: "Zweiter Faktor", plural: "Zweite Faktoren" },
  admin: { hidden: true },
  access: { create: closed, read: closed, update: closed, delete: closed },
  lockDocuments: false,
  fields: [
    { name: "user", type: "relationship", relationTo: "users", required: true, unique: true, index: true },
    // Encrypted with PAYLOAD_SECRET.
    { name: "secret", type: "text", required: true },
    // When a code confirmed it. Empty: it does not count yet.
    { name: "confirmedAt", type: "date" },
    // The time step of the last code that was used.
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    // Hashes of the codes that are left, separated by blanks.
    { name: "recoveryCodes", type: "text", maxLength: 1000 },
  ],
};
