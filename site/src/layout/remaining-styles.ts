/**
 * Id of the link to the sheet: where it stands, the page's first view ends; or of the `noscript` that holds it
 * (RemainingStyles.tsx).
 */
export const REMAINING_STYLES_ID = "remaining-styles";
