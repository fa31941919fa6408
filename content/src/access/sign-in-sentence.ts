/** The server's answer to who is not signed in. */
export const SIGN_IN = "Bitte melden Sie sich an.";
