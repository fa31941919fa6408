/** Fewest characters of every password (BSI ORP.4.A22: long rather than complicated). */
export const PASSWORD_MIN = 12;
