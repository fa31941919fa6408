import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { publicFiles } from "../addresses/public-files.ts";
import { badUserInput } from "./errors.ts";
import { mediaEntity } from "./media-entity.ts";
import type { GraphQLContext } from "./root-fields.ts";
import { checkSize, type Filters } from "./where.ts";

type Args = { filters?: { url?: Filters | null } | null };

/** The file name in a URL below {@link UPLOADS_PREFIX}; null for other URLs. */
function nameIn(url: unknown): string | null {
  if (typeof url !== "string" || !url.startsWith(UPLOADS_PREFIX)) return null;
  try {
    return decodeURIComponent(url.slice(UPLOADS_PREFIX.length));
  } catch {
    return null;
  }
}

/**
 * Files by URL, like Strapi's `uploadFiles` with `url: { in: […] }`: only those on a public page, or any in a preview.
 *
 * @throws GraphQLError BAD_USER_INPUT for any other filter
 */
export async function filesByAddress(_: unknown, { filters }: Args, { payload, req, preview }: GraphQLContext) {
  const asked = filters?.url?.in;
  if (!Array.isArray(asked)) throw badUserInput("Files are found by url: { in: […] } only");
  checkSize({ url: { in: asked } } as unknown as Filters);
  const names = asked.map(nameIn).filter((name) => name !== null);
  if (names.length === 0) return { data: [] };
  const { docs } = await payload.find({
    collection: "media",
    where: { filename: { in: names } },
    depth: 1, // includes a film's poster
    pagination: false,
    overrideAccess: true,
    req,
  });
  const shown = preview ? docs : await publicFiles(payload);
  const ids = new Set(shown.map(({ id }) => id));
  return { data: docs.filter(({ id }) => ids.has(id)).map(mediaEntity) };
}
