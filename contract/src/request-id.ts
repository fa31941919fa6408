/** Sent from the site to content and written to both logs, so that a request can be followed. */
export const REQUEST_ID_HEADER = "x-request-id";
