import { UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";

/** Pictures that are converted during the import. */
const CONVERTED = ["gif", "heic", "heif", "svg", "tif", "tiff"];

const endingOf = (name: string) => /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether a file of this name can be a picture or film of the library. */
export function isFilmOrPicture(name: string): boolean {
  const ending = endingOf(name);
  return (ending in UPLOAD_CONTENT_TYPES && !isPdf(name)) || CONVERTED.includes(ending);
}

export const isPdf = (name: string): boolean => endingOf(name) === "pdf";

/** Whether a path is a file rather than a page. */
export function hasEndingOfFile(name: string): boolean {
  return !["", "html", "htm", "php"].includes(endingOf(name));
}
