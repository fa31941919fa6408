import { createContext, useContext } from "react";
import { LATER_STYLES_ID, STYLES_BELOW_ID } from "./linked-styles.ts";

/** Addresses of the sheets that documents name instead of holding them (styles/sheets.ts). */
export type LinkedSheets = {
  /** Address of the styles below the landing page's first view. */
  below: string;
  /** Address of the styles of dialogs, rare letters and paper. */
  later: string;
};

/** Null in development, where Vite brings all styles, and in the browser. */
export const LinkedSheetsContext = createContext<LinkedSheets | null>(null);

/**
 * Names the sheet for what lies below the first view (docs/decisions/169). Everything before it is painted at once; a
 * browser goes on with what follows when the sheet is there, and so do scripts.
 */
export function StylesBelow() {
  const sheets = useContext(LinkedSheetsContext);
  return sheets && <link id={STYLES_BELOW_ID} rel="stylesheet" href={sheets.below} />;
}

/** Names the sheet that nothing seen at first needs: script fetches it (docs/decisions/169). */
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
