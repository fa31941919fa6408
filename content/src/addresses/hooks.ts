import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import { entryAddress, isNamedType, NAME_FIELDS } from "./entry-address.ts";
import { forgetAddresses, noteAddress } from "./known-addresses.ts";

/** An entry is public under this address from now on; a draft's address is not noted. */
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
