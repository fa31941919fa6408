export const SIGN_IN = "Bitte melden Sie sich an.";
