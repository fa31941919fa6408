import type { CollectionConfig } from "payload";

const closed = () => false;

/**
 * Sums of one day each: how often a page was seen, from which hosts visitors came, on what devices, and how many inquiries
 * there were. No row is about a visit. Only this folder's code reads and writes it.
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
    // In Germany, as in 2026-11-22.
    { name: "day", type: "text", required: true },
    // page, referrer, device, missed (a path that was asked for in vain) or inquiry.
    { name: "kind", type: "text", required: true },
    // See contract/src/figures.ts; empty for inquiries.
    { name: "name", type: "text", required: true },
    { name: "views", type: "number", required: true },
  ],
};
