import type { CollectionConfig } from "payload";

const closed = () => false;

/**
 * Second factors, one per account. They have their own table, since Payload writes back an account's whole record with every
 * session, which would restore a code that was used meanwhile. Only the code in this folder uses it.
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
    // When it was confirmed by a code. Empty: not active yet.
    { name: "confirmedAt", type: "date" },
    // Time step of the last code, against replay.
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    // Hashes of the unused codes, separated by spaces.
    { name: "recoveryCodes", type: "text", maxLength: 1000 },
  ],
};
