/** Longest note of an error, in characters. */
const MAX_LENGTH = 200;

/** nodemailer's error codes, in the words of whoever has to do something about it. */
const SENTENCE: Record<string, string> = {
  EAUTH: "Der Mailserver nimmt Benutzername oder Kennwort nicht an.",
  ECONNECTION: "Der Mailserver ist nicht erreichbar.",
  ESOCKET: "Der Mailserver ist nicht erreichbar.",
  EDNS: "Der Name des Mailservers ist nicht zu finden.",
  ETIMEDOUT: "Der Mailserver antwortet nicht.",
  ETLS: "Der Mailserver bietet keine sichere Verbindung an.",
  EABORT: "Der Mailserver war zu langsam.",
  EENVELOPE: "Der Mailserver lehnt Absender oder Empfänger ab.",
  EMESSAGE: "Der Mailserver lehnt die Nachricht ab.",
};

type Given = { code?: unknown; responseCode?: unknown; response?: unknown };

/**
 * A failed attempt in one German sentence, for the editor, with the server's own words where it gave some. Never with what
 * was said during login.
 */
export function describeMailError(error: unknown): string {
  const { code, responseCode, response } = (error instanceof Error ? error : {}) as Given;
  const sentence = SENTENCE[String(code)] ?? "Die E-Mail ließ sich nicht senden.";
  if (typeof responseCode !== "number") return sentence;
  const words = code === "EAUTH" || typeof response !== "string" ? String(responseCode) : response;
  const line = words.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ");
  return `${sentence} Antwort: ${line}`.slice(0, MAX_LENGTH);
}
