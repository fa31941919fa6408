import { join } from "node:path";
import { settings } from "../platform/settings/settings.ts";

/** Where uploaded files and their renditions lie: one flat folder. */
export const uploadsFolder = join(settings.DATA_DIR, "uploads");

/** Path of a file in it. The bundler must not take the folder for a part of the program. */
export const uploadPath = (filename: string) => join(/* turbopackIgnore: true */ uploadsFolder, filename);
