/** The page that sets a new password carries the token that allows it in its path, for an hour. */
const RESET_PATH = /^(\/admin\/reset\/).+/i;

/** The path of a request for the log: without a token that opens an account (Art. 32 DSGVO). */
export function pathWithoutToken(path: string): string {
  return path.replace(RESET_PATH, "$1[token]");
}
