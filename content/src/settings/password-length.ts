/** Fewest characters of a password, wherever one is set (BSI ORP.4.A22: long rather than complicated). */
export const PASSWORD_MIN = 12;
