import { createContext, useContext } from "react";
import { LATER_STYLES_ID, STYLES_BELOW_ID } from "./linked-styles.ts";

export type LinkedSheets = {
  /** Below the landing page's first view. */
  below: string;
  /** For dialogs, rare letters and print. */
  later: string;
};

/** Null in the browser, and in development, where Vite serves all styles. */
export const LinkedSheetsContext = createContext<LinkedSheets | null>(null);

/**
 * Links the sheet for content below the first view (docs/decisions/169). Everything before it is painted immediately;
 * browsers render the rest, and run scripts, once the sheet has loaded.
 */
export function StylesBelow() {
  const sheets = useContext(LinkedSheetsContext);
  return sheets && <link id={STYLES_BELOW_ID} rel="stylesheet" href={sheets.below} />;
}

/** Links the sheet that the first view doesn't need; script loads it (docs/decisions/169). */
export function LaterStyles() {
  const sheets = useContext(LinkedSheetsContext);
  return (
    sheets && (
      <noscript id={LATER_STYLES_ID}>
        <link rel="stylesheet" href={sheets.later} />
      </noscript>
    )
  );
}
