import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from "payload";
import { refused } from "../platform/http/refused.ts";

const REFUSAL =
  "Das ist das letzte Konto mit der Rolle „Administration“. Geben Sie zuerst einem anderen Konto diese Rolle.";

/** Without an administrator, nobody could ever be let in again. */
async function refuseIfLast(req: PayloadRequest, id: number | string): Promise<void> {
  const others = await req.payload.count({
    collection: "users",
    where: { and: [{ role: { equals: "administrator" } }, { id: { not_equals: id } }] },
    req,
  });
  if (others.totalDocs === 0) throw refused(REFUSAL);
}

export const keepOneAdministrator: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const demoted = operation === "update" && originalDoc?.role === "administrator" && data.role === "editor";
  if (demoted) await refuseIfLast(req, originalDoc.id);
  return data;
};

export const keepOneAdministratorOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: "users",
    where: { and: [{ id: { equals: id } }, { role: { equals: "administrator" } }] },
    depth: 0,
    req,
  });
  if (docs.length > 0) await refuseIfLast(req, id);
};
