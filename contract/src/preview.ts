import * as v from "valibot";

/**
 * A preview: the site shows one entry as it is drafted, inside the admin. The content system signs which entry and until
 * when ({@link previewText}, HMAC-SHA256 with the shared WEBHOOK_SECRET); the site checks the token and hands it on with
 * its queries, and the content system, which alone knows drafts, checks it again.
 */
export const PREVIEW_PATH = "/vorschau";

/** Answers the same tokens with the navigation of that page: {@link ShownLink}s as JSON. */
export const NAVIGATION_PATH = `${PREVIEW_PATH}/navigation`;

/** An entry of the navigation; its id begins with what it is made of: `service-3`, `menuitem-5`, `page-2`, or says it alone. */
export type ShownLink = { id: string; title: string };

/** Query parameter of {@link PREVIEW_PATH}, so that no log holds a token. */
export const PREVIEW_PARAMETER = "token";

/** Header of a query to the content API. */
export const PREVIEW_HEADER = "x-preview";

/** A preview's address stops working after this long, in ms: a day's work. */
export const PREVIEW_MAX_AGE_MS = 8 * 60 * 60 * 1000;

/** Types that have a place on the site, and drafts. */
export const PREVIEWED_COLLECTIONS = ["services", "references", "menuitems", "projects", "pages"] as const;

/** Globals that a preview shows: there is one of each, and its id in a token is {@link ONLY_ID}. */
export const PREVIEWED_GLOBALS = ["appearance"] as const;

export const ONLY_ID = "0";

const PREVIEWED = [...PREVIEWED_COLLECTIONS, ...PREVIEWED_GLOBALS] as const;

const schema = v.object({
  collection: v.picklist(PREVIEWED),
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  /** Milliseconds since the epoch. */
  expires: v.pipe(v.string(), v.regex(/^\d{13}$/), v.transform(Number)),
  /** Lower-case hexadecimal. */
  signature: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

export type Preview = v.InferOutput<typeof schema>;

/** The text that is signed. It never equals a webhook's, which begins with a number. */
export function previewText({ collection, id, expires }: Omit<Preview, "signature">): string {
  return `preview.${collection}.${id}.${expires}`;
}

/** The token as it stands in an address or header. */
export function previewToken(preview: Preview): string {
  return [preview.collection, preview.id, preview.expires, preview.signature].join(".");
}

/** A token's parts; null if it is none. Says nothing about the signature. */
export function parsePreviewToken(token: string): Preview | null {
  const [collection, id, expires, signature, ...more] = token.split(".");
  const result = v.safeParse(schema, { collection, id, expires, signature });
  return result.success && more.length === 0 ? result.output : null;
}
