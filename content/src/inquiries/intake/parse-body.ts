import { CONTACT_LIMITS, CONTACT_MAX_BYTES } from "@schaufenster/contract/contact";
import { Refusal } from "./contact-error.ts";

/** JSON is UTF-8 (RFC 8259 §8.1); an explicit charset is fine. */
const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

const malformed = (reason: string) =>
  new Refusal(400, reason, "Die Nachricht ist unvollständig angekommen. Bitte senden Sie sie noch einmal.");

const tooLarge = () =>
  new Refusal(
    413,
    "body too large",
    `Die Nachricht ist zu lang. Erlaubt sind höchstens ${CONTACT_LIMITS.messageMax} Zeichen.`,
  );

/**
 * The object in a request's body.
 *
 * @throws Refusal 415 when it is not sent as JSON, 413 when it is larger than {@link CONTACT_MAX_BYTES}, 400 when it is
 *   not an object in JSON
 */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const { headers } = request;
  if (!JSON_TYPE.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) {
    throw new Refusal(415, "not json", "Die Nachricht kam in einer Form an, die wir nicht lesen können.");
  }
  const text = decode(await readBytes(request));
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw malformed("not an object");
  return value as Record<string, unknown>;
}

async function readBytes({ body, headers }: Request): Promise<Uint8Array> {
  if (Number(headers.get("content-length")) > CONTACT_MAX_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > CONTACT_MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : malformed("broken off"); // the visitor disconnected: not our error
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed("not utf-8");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("malformed json");
  }
}
