/** Redirect target (303, RFC 9110 §15.4.4) of a form posted without script once its message is stored. */
export const SENT_PATH = "/nachricht-gesendet";
