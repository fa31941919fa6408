import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
  Where,
} from "payload";
import { entryAddress, isNamedType, NAME_FIELDS, NAMED_TYPES, type NamedType } from "./entry-address.ts";

type AddressType = NamedType | "media";

type KnownAddress = { address: string; type: AddressType; entry: number };

const COLLECTION = "public-addresses";

/** Maximum number of addresses, latest first. */
const READ_MAX = 5000;

const closed = () => false;

/** Every public URL, with the entry or file that last had it (docs/decisions/118). Only for this folder. */
export const publicAddresses: CollectionConfig = {
  slug: COLLECTION,
  versions: false,
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

/** Records an entry's URL in the request's transaction, taking it from another entry if necessary. */
export async function noteAddress(req: PayloadRequest, known: KnownAddress): Promise<void> {
  const where = { address: { equals: known.address } };
  await req.payload.db.upsert({ collection: COLLECTION, data: known, where, req });
}

/** Every URL of a type that was ever public, latest first. */
export async function knownAddresses(
  payload: Payload,
  type: AddressType,
  req?: Partial<PayloadRequest>,
): Promise<KnownAddress[]> {
  const where = { type: { equals: type } };
  const all = { sort: "-updatedAt", limit: READ_MAX, pagination: false };
  return (await payload.db.find<KnownAddress>({ collection: COLLECTION, where, ...all, req })).docs;
}

export async function forgetAddresses(req: PayloadRequest, type: AddressType, entry: number): Promise<void> {
  const where: Where = { and: [{ type: { equals: type } }, { entry: { equals: entry } }] };
  await req.payload.db.deleteMany({ collection: COLLECTION, where, req });
}

export const noteAddressAfterChange: CollectionAfterChangeHook = async ({ collection: { slug }, doc, req }) => {
  if (!isNamedType(slug) || doc._status !== "published" || doc.deletedAt) return doc;
  const address = entryAddress(slug, doc.id, doc[NAME_FIELDS[slug]]);
  if (address) await noteAddress(req, { address, type: slug, entry: Number(doc.id) });
  return doc;
};

export const forgetAddressAfterDelete: CollectionAfterDeleteHook = async ({ collection: { slug }, doc, req }) => {
  if (isNamedType(slug)) await forgetAddresses(req, slug, Number(doc.id));
  return doc;
};
