import { createContext, useContext } from "react";
import { REMAINING_STYLES_ID } from "./remaining-styles.ts";

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

/** The same on a page whose document holds all styles but those of dialogs and paper: script fetches the sheet (157). */
export function RemainingStylesLater() {
  const href = useContext(RemainingStylesContext);
  return (
    href && (
      <noscript id={REMAINING_STYLES_ID}>
        <link rel="stylesheet" href={href} />
      </noscript>
    )
  );
}
