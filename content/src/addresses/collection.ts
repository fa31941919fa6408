import type { CollectionConfig } from "payload";
import { NAMED_TYPES } from "./entry-address.ts";

const closed = () => false;

export const PUBLIC_ADDRESSES = "public-addresses";

/**
 * Every address under which visitors could find an entry or a file, and which one that was last (docs/decisions/118). Only
 * this folder's code reads and writes it.
 */
export const publicAddresses: CollectionConfig = {
  slug: PUBLIC_ADDRESSES,
  labels: { singular: "Adresse", plural: "Adressen" },
  admin: { hidden: true },
  access: { create: closed, read: closed, update: closed, delete: closed },
  lockDocuments: false,
  fields: [
    { name: "address", type: "text", required: true, unique: true, index: true },
    { name: "type", type: "select", options: [...NAMED_TYPES, "media"], required: true },
    { name: "entry", type: "number", required: true, index: true },
  ],
};
