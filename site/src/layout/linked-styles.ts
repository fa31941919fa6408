/** Id of the link to the sheet for what lies below: where it stands, the page's first view ends. */
export const STYLES_BELOW_ID = "styles-below";

/** Id of the `noscript` that holds the sheet that script fetches. */
export const LATER_STYLES_ID = "later-styles";
