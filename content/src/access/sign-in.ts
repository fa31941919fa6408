/** What the server says to who is not signed in; an open form knows it by this. */
export const SIGN_IN = "Bitte melden Sie sich an.";
