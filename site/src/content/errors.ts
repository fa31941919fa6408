/** Any failure of a content query. Page cache and routes treat it as "content is down". */
export class ContentError extends Error {
  /** For logs (spec §7). */
  readonly operationName: string;

  constructor(operationName: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.operationName = operationName;
  }
}

/** A status of 300 or above (spec §8). */
export class ContentStatusError extends ContentError {
  readonly status: number;
  readonly reason: string | null;

  constructor(operationName: string, status: number, reason: string | null = null) {
    super(operationName, `Response not successful: Received status code ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

/** Not JSON (spec §8). The message is the parser's. */
export class ContentParseError extends ContentError {}

/** JSON without `data` and without `errors` (spec §8). */
export class ContentMissingError extends ContentError {
  constructor(operationName: string) {
    super(operationName, `Server response was missing for query '${operationName}'.`);
  }
}

/** GraphQL errors, with or without data. */
export class ContentQueryError extends ContentError {}

/** Whether a content system denied access, by Strapi's message or by status. An overloaded or broken one hasn't. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof ContentQueryError) return /forbidden/i.test(error.message);
  return error instanceof ContentStatusError && error.status < 500 && error.status !== 429;
}

/** No response: refused, cut off, or timed out. */
export class ContentUnreachableError extends ContentError {}
