import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from "payload";

/** One place where a file can be used: a type of entry, what editors call it, its title, and the fields that name files. */
type Place = { collection: CollectionSlug; label: string; title: string; fields: string[] };

const PLACES: Place[] = [
  {
    collection: "services",
    label: "Leistung",
    title: "title",
    fields: ["slideImage", "serviceAssets.credentials"],
  },
  { collection: "references", label: "Referenz", title: "title", fields: ["image", "localVideo"] },
  { collection: "projects", label: "Projekt", title: "header", fields: ["image"] },
  { collection: "media", label: "Standbild von", title: "name", fields: ["poster"] },
];

/** Places named in a warning; more are counted. */
const NAMED = 5;

/** Where a file is used, in words: `Projekt „Fotowand“`. Drafts count, for they will be published. */
async function usesOf(req: PayloadRequest, id: number | string): Promise<string[]> {
  const { payload } = req;
  const found = await Promise.all(
    PLACES.map(async ({ collection, label, title, fields }) => {
      const where: Where = { or: fields.map((field) => ({ [field]: { equals: id } })) };
      const { docs } = await payload.find({ collection, where, depth: 0, limit: NAMED + 1, pagination: false, req });
      const entries: Record<string, unknown>[] = docs.map((doc) => ({ ...doc }));
      return entries.map((entry) => `${label} „${entry[title] ?? "ohne Titel"}“`);
    }),
  );
  const { badgeImage } = await payload.findGlobal({ slug: "site-settings", depth: 0, req });
  return [...found.flat(), ...(badgeImage === id ? ["Plakette in den Einstellungen der Website"] : [])];
}

/** A page would lose its picture without a word: whoever deletes a file that is in use is told where it is. */
export const refuseWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOf(req, id);
  if (uses.length === 0) return;
  const more = uses.length > NAMED ? " und an weiteren Stellen" : "";
  throw new APIError(
    `Diese Datei wird noch gebraucht: ${uses.slice(0, NAMED).join(", ")}${more}. Wählen Sie dort zuerst eine andere, oder ersetzen Sie hier die Datei.`,
    400,
    null,
    true,
  );
};
