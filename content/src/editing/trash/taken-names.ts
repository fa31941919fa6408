import { type CollectionBeforeChangeHook, type CollectionSlug, ValidationError, type Where } from "payload";
import { refused } from "../../platform/http/refused.ts";

/**
 * Names and anchors are unique. An entry in the trash releases its own (the database's unique index ignores it), and
 * can only be restored while they are free.
 *
 * @throws ValidationError at the field for a save, APIError 400 for a restore, both with a German message that names
 *   the other entry; the index alone would name the column
 */
export const refuseTakenNames: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  const restored = operation === "update" && originalDoc?.deletedAt && !data.deletedAt;
  for (const field of collection.flattenedFields) {
    if (field.type !== "text" || !field.unique) continue;
    const { name } = field;
    const label = typeof field.label === "string" ? field.label : name;
    const value: unknown = data[name] ?? originalDoc?.[name];
    if (typeof value !== "string" || value === "") continue;
    if (!restored && value === originalDoc?.[name]) continue;
    const another: Where[] = originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }];
    const { docs } = await req.payload.find({
      collection: collection.slug as CollectionSlug,
      where: { and: [{ [name]: { equals: value } }, ...another] },
      depth: 0,
      limit: 1,
      req,
    });
    if (docs.length === 0) continue;
    const other = docs[0] as unknown as Record<string, unknown>;
    const title = String(other[collection.admin.useAsTitle ?? "id"] || "einem anderen Eintrag");
    if (!restored) {
      const message = `„${value}“ gehört schon zu „${title}“. Bitte wählen Sie etwas anderes.`;
      throw new ValidationError({ collection: collection.slug, errors: [{ label, message, path: name }] }, req.t);
    }
    throw refused(
      `Wiederherstellen geht so nicht: „${value}“ (${label}) gehört inzwischen zu „${title}“. Ändern Sie es dort, dann lässt sich dieser Eintrag wiederherstellen.`,
    );
  }
  return data;
};
