import { readAnswer } from "../../../ui/read-answer.ts";
import { TOO_LARGE } from "../../file-limits.ts";

/** Messages: why a file didn't arrive, and what the editor can do. */
const NOT_SENT = {
  cancelled: "Sie haben das Hochladen abgebrochen. Es wurde nichts gespeichert.",
  lost: "Die Verbindung ist abgebrochen, bevor die Datei angekommen ist. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.",
  unknown:
    "Der Server hat nicht geantwortet; ob die Datei gespeichert ist, weiß diese Seite nicht. Sehen Sie in einigen Minuten unter „Dateien“ nach, ob sie da ist, bevor Sie sie noch einmal hochladen.",
} as const;

export type NotSent = keyof typeof NOT_SENT;

const FAILED =
  "Auf dem Server ist ein Fehler aufgetreten, die Datei wurde nicht gespeichert. Versuchen Sie es noch einmal; hilft das nicht, speichern Sie das Bild neu als JPEG.";

type Body = { errors?: { message?: string; data?: { errors?: unknown } }[] } | null;

const refusal = (status: number, name: string, message: string): Response =>
  Response.json({ errors: [{ message: `„${name}“: ${message}` }] }, { status });

/**
 * Converts an upload's response into one that the form can show, with a German message that names the file. Only
 * content's own responses say whether the file was stored; a response from a proxy leaves that open.
 */
export async function withGermanMessage(answer: Response, name: string): Promise<Response> {
  const { status, ok } = answer;
  if (status === 413) return refusal(status, name, TOO_LARGE);
  const body = (await readAnswer(answer.clone())) as Body;
  if (ok && body) return answer;
  const errors = body?.errors ?? [];
  if (errors.some(({ data }) => data?.errors)) return answer; // the form shows these at the fields
  const message = errors[0]?.message;
  if (ok || (status > 500 && !message)) return notSent("unknown", name);
  return refusal(status, name, status !== 500 && message ? message : FAILED);
}

/** A response to use when there is none. No server sends its status: 499, client closed request. */
export const notSent = (why: NotSent, name: string): Response => refusal(499, name, NOT_SENT[why]);

export const tooLarge = (name: string): Response => refusal(413, name, TOO_LARGE);
