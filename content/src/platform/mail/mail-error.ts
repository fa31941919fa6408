const MAX_LENGTH = 400;

const SENTENCE: Record<string, string> = {
  EAUTH: "Der Mailserver nimmt Benutzername oder Passwort nicht an.",
  ECONNECTION: "Der Mailserver ist nicht erreichbar.",
  ESOCKET: "Der Mailserver ist nicht erreichbar.",
  EDNS: "Der Name des Mailservers ist nicht zu finden.",
  ETIMEDOUT: "Der Mailserver antwortet nicht.",
  ETLS: "Der Mailserver bietet keine sichere Verbindung an.",
  EPROTOCOL: "Auf diesem Port antwortet kein Mailserver, der sich so begrüßen lässt. Stimmt die Nummer?",
  EABORT: "Der Mailserver war zu langsam.",
  EENVELOPE: "Der Mailserver lehnt Absender oder Empfänger ab.",
  EPASSWORD:
    "Das Passwort des Mailservers ist auf diesem Server nicht zu lesen: Es wurde mit einem anderen Schlüssel gesichert. Bitte geben Sie es auf der Startseite der Verwaltung unter „E-Mail“ neu ein.",
  EMESSAGE: "Der Mailserver lehnt die Nachricht ab.",
};

/** Explanations of a server's response by code (RFC 5321 §4.2.3, RFC 3463); the first match counts. */
const MEANING: [pattern: RegExp, sentence: string][] = [
  [/^530/, "Er verlangt eine Anmeldung: Tragen Sie Benutzername und Passwort ein."],
  [
    /^5\d\d[ -]5\.1\.1|^550.*(unknown|no such|does not exist)/i,
    "Das Postfach gibt es dort nicht: Prüfen Sie die Adresse.",
  ],
  [/^(452|552|4\d\d[ -]4\.2\.2|5\d\d[ -]5\.2\.2)/, "Das Postfach ist voll."],
  [
    /^553|^5\d\d[ -]5\.7\.1.*(sender|from|relay)/i,
    "Mit dieser Absenderadresse lässt er nicht senden: Der Absender muss zu dem Konto gehören, mit dem Sie sich anmelden.",
  ],
  [/^55\d/, "Er hält die E-Mail für unzulässig. Oft passt die Absenderadresse nicht zum Mailserver."],
  [/^4/, "Das ist vorübergehend; wir versuchen es wieder."],
];

/** Explanations of a failed connection by the code of Node or OpenSSL (`originalCode`); the first match counts. */
const CONNECTION: [pattern: RegExp, sentence: string][] = [
  [/^CERT_HAS_EXPIRED$/, "Das Zertifikat des Mailservers ist abgelaufen."],
  [/^CERT_NOT_YET_VALID$/, "Das Zertifikat des Mailservers gilt noch nicht. Geht die Uhr dieses Servers richtig?"],
  [
    /ALTNAME/,
    "Das Zertifikat des Mailservers ist auf einen anderen Namen ausgestellt. Tragen Sie den Namen ein, auf den es lautet.",
  ],
  [
    /CERT|SIGNATURE|CRL|ISSUER/,
    "Dem Zertifikat des Mailservers ist nicht zu trauen: Er hat es selbst ausgestellt, oder ein Zwischenzertifikat fehlt.",
  ],
  [
    /VERSION_NUMBER|PACKET_LENGTH|HTTP_REQUEST/,
    "Der Mailserver beginnt auf diesem Port nicht verschlüsselt. Meist gehört „TLS“ zu Port 465 und „STARTTLS“ zu Port 587.",
  ],
  [/^ERR_SSL/, "Mailserver und Website finden keine gemeinsame Verschlüsselung; nötig ist TLS 1.2 oder neuer."],
  [/^ECONNREFUSED$/, "Der Mailserver nimmt auf diesem Port keine Verbindung an. Stimmen Name und Port, läuft er?"],
  [/^ENOTFOUND$|^EAI_/, "Der Name des Mailservers ist nicht zu finden."],
];

type Given = { server?: string; code?: unknown; originalCode?: unknown; responseCode?: unknown; response?: unknown };

/** An error for the log: the library's message, without the server's response or the login. */
export function mailErrorForLog(error: unknown): { server?: string; code?: unknown; smtp?: unknown; reason?: string } {
  if (!(error instanceof Error)) return {};
  const { code, originalCode, responseCode: smtp, response, server } = error as Error & Given;
  const named = server ? { server } : {};
  if (smtp !== undefined || response !== undefined) return { ...named, code, smtp };
  return {
    ...named,
    code,
    reason: `${originalCode ? `${originalCode}: ` : ""}${error.message}`.trim().slice(0, MAX_LENGTH),
  };
}

/** A failed attempt in German, quoting the server's response except for the login. */
export function describeMailError(error: unknown): string {
  const { code, originalCode, responseCode, response } = (error instanceof Error ? error : {}) as Given;
  const cause = CONNECTION.find(([pattern]) => pattern.test(String(originalCode ?? "")))?.[1];
  const sentence = cause ?? SENTENCE[String(code)] ?? "Die E-Mail ließ sich nicht senden.";
  if (typeof responseCode !== "number") return sentence;
  const words = code === "EAUTH" || typeof response !== "string" ? String(responseCode) : response;
  const line = words.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, " ");
  const meaning = code === "EAUTH" ? "" : ` ${MEANING.find(([pattern]) => pattern.test(line))?.[1] ?? ""}`.trimEnd();
  return `${sentence}${meaning} Antwort: ${line}`.slice(0, MAX_LENGTH);
}
