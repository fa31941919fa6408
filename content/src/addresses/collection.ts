import type { CollectionConfig } from "payload";
import { NAMED_TYPES } from "./entry-address.ts";

const closed = () => false;

export const PUBLIC_ADDRESSES = "public-addresses";

/** Every public address, and the entry or file that had it last (docs/decisions/118). For this folder alone. */
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
