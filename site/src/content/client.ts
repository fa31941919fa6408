import type { TypedDocumentString } from "@schaufenster/contract/documents";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import { documentCookies } from "./cookie.ts";
import {
  ContentError,
  ContentMissingError,
  ContentParseError,
  ContentQueryError,
  ContentStatusError,
  ContentUnreachableError,
} from "./errors.ts";
import { xsrfHeaders } from "./xsrf-headers.ts";

/** Timeout for a content query including its body. */
const CONTENT_TIMEOUT_MS = 10_000;

const REASON_MAX = 300;

const GRAPHQL_PATH = "/graphql";

export type ContentClient = {
  /**
   * Runs an operation of the contract.
   * @throws {ContentError} a class in errors.ts
   */
  query: <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    options?: { requestId?: string },
  ) => Promise<Result>;
};

/**
 * The site's client for the content API (spec §7, content queries), on the server and in the browser.
 * @param baseUrl the content system's origin without a trailing slash; empty in the browser, which uses its own
 * @param onFailure called with every failure before it is thrown
 */
export function createContentClient({
  baseUrl,
  timeoutMs = CONTENT_TIMEOUT_MS,
  headers = {},
  onFailure,
}: {
  baseUrl: string;
  timeoutMs?: number;
  headers?: Record<string, string>;
  onFailure?: (error: ContentError) => void;
}): ContentClient {
  const url = `${baseUrl}${GRAPHQL_PATH}`;
  return {
    async query(document, variables, options = {}) {
      const query = document.toString();
      const operationName = nameOf(query);
      try {
        const sent = options.requestId ? { ...headers, [REQUEST_ID_HEADER]: options.requestId } : headers;
        const text = await post(url, { operationName, variables, query }, timeoutMs, sent);
        return dataOf(text, operationName);
      } catch (cause) {
        const error = cause instanceof ContentError ? cause : unreachable(operationName, cause, timeoutMs);
        onFailure?.(error);
        throw error;
      }
    },
  };
}

function nameOf(query: string): string {
  return /\bquery\s+(\w+)/.exec(query)?.[1] ?? "";
}

async function post(
  url: string,
  body: { operationName: string; variables: unknown; query: string },
  timeoutMs: number,
  headers: Record<string, string>,
): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...headers,
      ...(typeof document === "undefined" ? {} : xsrfHeaders("POST", url, documentCookies())),
    },
    body: JSON.stringify(body),
    // Treated like any status of 300 or above. Browsers report a redirect as status 0.
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 0 || response.status >= 300) {
    throw new ContentStatusError(body.operationName, response.status, reasonIn(await response.text()));
  }
  return response.text();
}

/** Trusts the shape of `data`: the contract defines it, and reshape handles missing parts. */
function dataOf<Result>(text: string, operationName: string): Result {
  const answer = parse(text, operationName);
  if (typeof answer !== "object" || answer === null || !("data" in answer || "errors" in answer)) {
    throw new ContentMissingError(operationName);
  }
  const { data, errors } = answer as { data?: Result; errors?: { message?: string }[] };
  if (errors?.length) {
    throw new ContentQueryError(operationName, errors.map(({ message }) => message ?? "unknown error").join("; "));
  }
  // Every operation requests at least one field.
  if (typeof data !== "object" || data === null || Object.keys(data).length === 0) {
    throw new ContentMissingError(operationName);
  }
  return data;
}

/** Messages of GraphQL errors; Strapi sends them with status 400. */
function reasonIn(text: string): string | null {
  try {
    const { errors } = JSON.parse(text) as { errors?: { message?: string }[] };
    return (
      errors
        ?.map(({ message }) => message ?? "")
        .join("; ")
        .slice(0, REASON_MAX) || null
    );
  } catch {
    return null;
  }
}

function parse(text: string, operationName: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ContentParseError(operationName, cause instanceof Error ? cause.message : "not JSON", { cause });
  }
}

function unreachable(operationName: string, cause: unknown, timeoutMs: number): ContentUnreachableError {
  const timedOut = cause instanceof Error && cause.name === "TimeoutError";
  const message = timedOut ? `No answer within ${timeoutMs} ms` : "The content system cannot be reached";
  return new ContentUnreachableError(operationName, message, { cause });
}
