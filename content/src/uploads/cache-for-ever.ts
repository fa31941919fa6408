/** Names carry a hash of the content, so a file under a name never changes. One year, in s. */
export const CACHE_FOR_EVER = "public, max-age=31536000, immutable";
