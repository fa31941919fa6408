/** Minimum length of every password in characters (BSI ORP.4.A22: long rather than complicated). */
export const PASSWORD_MIN = 12;

export const PASSWORD_HINT = `Mindestens ${PASSWORD_MIN} Zeichen, am besten vier Wörter, die nichts miteinander zu tun haben.`;
