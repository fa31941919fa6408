import type { ExecutionResult, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** Error extensions defined by GraphQL over HTTP; see graphql-yoga, plugins/request-validation. */
type Http = { spec?: boolean; status?: number };

const BAD_REQUEST = 400;

/**
 * Limits of the response to a refused query: number of errors, and characters of each, since GraphQL quotes the query.
 */
const ERRORS_MAX = 10;
const MESSAGE_MAX = 300;

/** Strapi 4's (Apollo Server 3's) code for a query that wasn't executed. */
function codeOf({ message, nodes }: GraphQLError): string {
  if (message.startsWith("Syntax Error")) return "GRAPHQL_PARSE_FAILED";
  return message.startsWith("Variable ") || !nodes ? "BAD_USER_INPUT" : "GRAPHQL_VALIDATION_FAILED";
}

/**
 * Responds to an invalid query like Strapi 4: with status 400, which the specification's clients rely on (§8), and its
 * codes. GraphQL over HTTP requires 200 for clients that accept application/json.
 */
export const strapiErrors: Plugin = {
  onResultProcess({ result }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    const { data, errors } = result as ExecutionResult;
    if (data || !errors) return;
    Object.assign(result, { errors: errors.slice(0, ERRORS_MAX) });
    for (const error of errors) {
      if (error.message.length > MESSAGE_MAX) error.message = `${error.message.slice(0, MESSAGE_MAX)} …`;
      const { extensions } = error;
      const http = extensions.http as Http | undefined;
      if (extensions.code && !http?.spec) continue;
      extensions.code ??= codeOf(error);
      extensions.http = { ...http, spec: false, status: http?.status ?? BAD_REQUEST };
    }
  },
};
