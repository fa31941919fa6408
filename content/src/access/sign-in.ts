/** The server's answer to who is not signed in; an open form knows it by this sentence. */
export const SIGN_IN = "Bitte melden Sie sich an.";
