import { UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { badUserInput } from "./errors.ts";
import { mediaEntity } from "./media-entity.ts";
import type { GraphQLContext } from "./root-fields.ts";
import { checkSize, type Filters } from "./where.ts";

type Args = { filters?: { url?: Filters | null } | null };

/** The file's name in an address below {@link UPLOADS_PREFIX}; null for other addresses. */
function nameIn(url: unknown): string | null {
  if (typeof url !== "string" || !url.startsWith(UPLOADS_PREFIX)) return null;
  try {
    return decodeURIComponent(url.slice(UPLOADS_PREFIX.length));
  } catch {
    return null;
  }
}

/**
 * Files by their addresses, as Strapi's `uploadFiles` with `url: { in: […] }`. Files that can be asked for so are
 * public already: the address is the way to the file.
 *
 * @throws GraphQLError BAD_USER_INPUT for any other filter
 */
export async function filesByAddress(_: unknown, { filters }: Args, { payload, req }: GraphQLContext) {
  const asked = filters?.url?.in;
  if (!Array.isArray(asked)) throw badUserInput("Files are found by url: { in: […] } only");
  checkSize({ url: { in: asked } } as unknown as Filters);
  const names = asked.map(nameIn).filter((name) => name !== null);
  if (names.length === 0) return { data: [] };
  const { docs } = await payload.find({
    collection: "media",
    where: { filename: { in: names } },
    depth: 1, // the poster of a film
    pagination: false,
    overrideAccess: true,
    req,
  });
  return { data: docs.map(mediaEntity) };
}
