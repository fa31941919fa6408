import { onceAVersion } from "../publishing/once-a-version.ts";
import { fileNames } from "./file-names.ts";

/**
 * Names of the files of entries in the trash: they lie on the disk until it is emptied, but are not public.
 *
 * @throws Error when the database has not answered yet
 */
export const withheldFiles = onceAVersion("files of the trash", async (payload) => {
  const { docs } = await payload.find({
    collection: "media",
    where: { deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
    select: { filename: true, sizes: true },
  });
  return new Set(docs.flatMap(fileNames));
});
