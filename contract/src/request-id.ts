/** Goes from the site to content and into both logs, so that one visit can be followed through both. */
export const REQUEST_ID_HEADER = "x-request-id";
