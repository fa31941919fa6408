/** The message for requests without a session. */
export const SIGN_IN = "Bitte melden Sie sich an.";
