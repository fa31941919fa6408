export const STYLES_BELOW_ID = "styles-below";

/** The `noscript` with the sheet that script loads. */
export const LATER_STYLES_ID = "later-styles";
