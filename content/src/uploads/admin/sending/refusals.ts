import { readAnswer } from "../../../admin/read-answer.ts";
import { DISK_FULL_STATUS } from "../../../http/disk-full.ts";
import { TOO_LARGE } from "../../limits.ts";

/** Why a file did not arrive, and what its editor can do. */
const NOT_SENT = {
  cancelled: "Sie haben das Hochladen abgebrochen. Es wurde nichts gespeichert.",
  lost: "Die Verbindung ist abgebrochen, bevor die Datei angekommen ist. Prüfen Sie die Verbindung, und speichern Sie noch einmal.",
  silent:
    "Die Datei ist angekommen, aber der Server antwortet nicht. Sehen Sie unter „Dateien“ nach, ob sie da ist, bevor Sie noch einmal speichern.",
} as const;

export type NotSent = keyof typeof NOT_SENT;

const AWAY =
  "Der Server ist gerade nicht zu erreichen, die Datei wurde nicht gespeichert. Warten Sie eine Minute, und speichern Sie noch einmal.";
const FAILED =
  "Auf dem Server ist ein Fehler aufgetreten, die Datei wurde nicht gespeichert. Versuchen Sie es noch einmal; hilft das nicht, speichern Sie das Bild neu als JPEG.";

type Body = { errors?: { message?: string; data?: { errors?: unknown } }[] } | null;

const refusal = (status: number, name: string, message: string): Response =>
  Response.json({ errors: [{ message: `„${name}“: ${message}` }] }, { status });

/** An answer to an upload that the form understands, with a German sentence that names the file. */
export async function understandable(answer: Response, name: string): Promise<Response> {
  const body = (await readAnswer(answer.clone())) as Body;
  if (answer.ok) return body ? answer : notSent("silent", name);
  const { status } = answer;
  if (status === 413) return refusal(status, name, TOO_LARGE);
  if (status >= 502 && status <= 504) return refusal(status, name, AWAY);
  const errors = body?.errors ?? [];
  if (errors.some(({ data }) => data?.errors)) return answer; // stands at its fields
  const message = errors[0]?.message;
  const isSaid = status < 500 || status === DISK_FULL_STATUS;
  return refusal(status, name, isSaid && message ? message : FAILED);
}

/** The answer in place of one that did not come. The status is no server's: 499, client closed request. */
export const notSent = (why: NotSent, name: string): Response => refusal(499, name, NOT_SENT[why]);

export const tooLarge = (name: string): Response => refusal(413, name, TOO_LARGE);
