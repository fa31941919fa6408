import { join } from "node:path";
import { settings } from "../platform/settings/settings.ts";

/** The folder of uploaded files and their renditions, without subfolders. */
export const uploadsFolder = join(settings.DATA_DIR, "uploads");

/** Path of a file in it. Without the comment, the bundler would include the folder in the program. */
export const uploadPath = (filename: string) => join(/* turbopackIgnore: true */ uploadsFolder, filename);
