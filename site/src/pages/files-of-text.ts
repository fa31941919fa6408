import { FilesOfTextDocument, type FilesOfTextQuery } from "@schaufenster/contract/documents";
import { ContentUnreachableError } from "../content/errors.ts";
import { blockUrls } from "../content/reshape/text-blocks.ts";
import type { LoadContext } from "./load-context.ts";

/** Maximum number of files queried per text: the content API's limit for comparisons. */
const FILES_MAX = 100;

/** Queries the files in a text's blocks, for content systems that don't include them. */
export async function filesOfText(
  context: LoadContext,
  text: string | null | undefined,
): Promise<FilesOfTextQuery | null> {
  const urls = [...new Set(blockUrls(text, context.reshape))];
  if (urls.length === 0) return null;
  try {
    return await context.client.query(FilesOfTextDocument, { urls: urls.slice(0, FILES_MAX) }, context);
  } catch (error) {
    if (error instanceof ContentUnreachableError) throw error;
    return null; // a Strapi with a private library
  }
}
