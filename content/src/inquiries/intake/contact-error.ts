import { type ContactError, OUTCOME_UNKNOWN, STORED } from "@schaufenster/contract/contact";

/** Never cached, never sniffed as a page. */
const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

type Options = { headers?: Record<string, string>; fields?: ContactError["error"]["fields"] };

/** A rejected message: thrown anywhere in the intake, handled in one place. */
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

export function accepted(): Response {
  return Response.json(STORED, { headers: HEADERS });
}

/** Seconds after which a visitor may retry after an error of ours. */
const RETRY_AFTER_S = "30";

/** Our error: the connection to the database broke while storing, so the outcome is unknown. */
export function outcomeUnknown(reason: string): Refusal {
  return new Refusal(
    OUTCOME_UNKNOWN,
    `may be stored: ${reason}`,
    "Ob Ihre Nachricht gespeichert ist, wissen wir gerade nicht. Senden Sie sie ruhig noch einmal; zweimal kommt sie dadurch nicht an. Oder rufen Sie uns an.",
    { headers: { "retry-after": RETRY_AFTER_S } },
  );
}

/** Our error: nothing was stored. */
export function unavailable(reason: string): Refusal {
  return new Refusal(
    503,
    reason,
    "Ihre Nachricht konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in ein paar Minuten noch einmal, oder rufen Sie uns an.",
    { headers: { "retry-after": RETRY_AFTER_S } },
  );
}
