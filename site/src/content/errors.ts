/** Anything that kept a content query from being answered. The page cache and the routes treat these as "content is down". */
export class ContentError extends Error {
  /** Name of the operation asked, for logs (spec §7). */
  readonly operationName: string;

  constructor(operationName: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.operationName = operationName;
  }
}

/** The content system answered with a status of 300 or above (spec §8). */
export class ContentStatusError extends ContentError {
  readonly status: number;
  /** The answer's own words for the failure, for logs. */
  readonly reason: string | null;

  constructor(operationName: string, status: number, reason: string | null = null) {
    super(operationName, `Response not successful: Received status code ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/** The answer was not JSON (spec §8). The message is the parser's. */
export class ContentParseError extends ContentError {}

/** The answer was JSON without `data` and without `errors` (spec §8). */
export class ContentMissingError extends ContentError {
  constructor(operationName: string) {
    super(operationName, `Server response was missing for query '${operationName}'.`);
  }
}

/** The answer holds GraphQL errors, beside data or without. */
export class ContentQueryError extends ContentError {}

/**
 * Whether a content system keeps to itself what it was asked for, in a Strapi's words or by its status. One that is overloaded
 * or broken has said nothing.
 */
export function isRefusal(error: unknown): boolean {
  if (error instanceof ContentQueryError) return /forbidden/i.test(error.message);
  return error instanceof ContentStatusError && error.status < 500 && error.status !== 429;
}

/** No answer: refused, broken off, or not within the time limit. */
export class ContentUnreachableError extends ContentError {}
