import { UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";

/** Pictures that are converted on the way in. */
const CONVERTED = ["gif", "heic", "heif", "svg", "tif", "tiff"];

const endingOf = (name: string) => /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether a file of this name can be in the library as something to see. */
export function isFilmOrPicture(name: string): boolean {
  const ending = endingOf(name);
  return (ending in UPLOAD_CONTENT_TYPES && !isPdf(name)) || CONVERTED.includes(ending);
}

export const isPdf = (name: string): boolean => endingOf(name) === "pdf";

/** Whether a path leads to a file rather than to a page. */
export function hasEndingOfFile(name: string): boolean {
  return !["", "html", "htm", "php"].includes(endingOf(name));
}
