/** Id of the link to the sheet for content below; it ends the page's first view. */
export const STYLES_BELOW_ID = "styles-below";

/** Id of the `noscript` with the sheet that a script loads. */
export const LATER_STYLES_ID = "later-styles";
