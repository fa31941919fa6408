import type { CollectionConfig } from "payload";

const closed = () => false;

/**
 * Daily sums: views per page, referring hosts, devices, and inquiries. No row is about a single visit. Only this folder
 * accesses it.
 */
export const figures: CollectionConfig = {
  slug: "figures",
  labels: { singular: "Zahl", plural: "Zahlen" },
  admin: { hidden: true },
  access: { create: closed, read: closed, update: closed, delete: closed },
  lockDocuments: false,
  timestamps: false,
  versions: false,
  indexes: [{ fields: ["day", "kind", "name"], unique: true }],
  fields: [
    // Date in Germany, as in 2026-11-22.
    { name: "day", type: "text", required: true },
    // page, referrer, device, missed (a path that wasn't found) or inquiry.
    { name: "kind", type: "text", required: true },
    // See contract/src/figures.ts; empty for inquiries.
    { name: "name", type: "text", required: true },
    { name: "views", type: "number", required: true },
  ],
};
