import { type ContactError, OUTCOME_UNKNOWN, STORED } from "@schaufenster/contract/contact";

/** Never cached, never taken for a page. */
const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

type Options = { headers?: Record<string, string>; fields?: ContactError["error"]["fields"] };

/** A message that is not taken: thrown anywhere in the intake, answered in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: string;
  readonly options: Options;

  /**
   * @param status of the answer
   * @param reason for the log: English, without anything the visitor sent
   * @param message for the visitor: German, fit to show (spec §8)
   */
  constructor(status: number, reason: string, message: string, options: Options = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.options = options;
  }

  /** `{ error: { message, fields? } }`. */
  answer(): Response {
    const body: ContactError = { error: { message: this.message, fields: this.options.fields } };
    return Response.json(body, { status: this.status, headers: { ...HEADERS, ...this.options.headers } });
  }
}

/** The answer to a message that is on the disk. */
export function accepted(): Response {
  return Response.json(STORED, { headers: HEADERS });
}

/** Seconds after which a visitor may try again when it was our fault. */
const RETRY_AFTER_S = "30";

/** Our fault: the database broke off while it stored, and says no more. */
export function outcomeUnknown(reason: string): Refusal {
  return new Refusal(
    OUTCOME_UNKNOWN,
    `may be stored: ${reason}`,
    "Ob Ihre Nachricht gespeichert ist, wissen wir gerade nicht. Senden Sie sie ruhig noch einmal; zweimal kommt sie dadurch nicht an. Oder rufen Sie uns an.",
    { headers: { "retry-after": RETRY_AFTER_S } },
  );
}

/** Our fault: nothing was stored. */
export function unavailable(reason: string): Refusal {
  return new Refusal(
    503,
    reason,
    "Ihre Nachricht konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in ein paar Minuten noch einmal, oder rufen Sie uns an.",
    { headers: { "retry-after": RETRY_AFTER_S } },
  );
}
