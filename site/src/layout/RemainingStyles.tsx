import { createContext, useContext } from "react";

/** Id of the link to the sheet: where it stands, the page's first view ends. */
export const REMAINING_STYLES_ID = "remaining-styles";

/** Address of the sheet; null in development, where Vite brings all styles, and in the browser. */
export const RemainingStylesContext = createContext<string | null>(null);

/**
 * Names the sheet for what the document's own styles leave out (docs/decisions/077). What stands before it is painted at
 * once; a browser goes on with what follows when the sheet is there, and so do scripts.
 */
export function RemainingStyles() {
  const href = useContext(RemainingStylesContext);
  return href && <link id={REMAINING_STYLES_ID} rel="stylesheet" href={href} />;
}
