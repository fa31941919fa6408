import type { ExecutionResult, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** The properties by which GraphQL over HTTP marks an error; see graphql-yoga, plugins/request-validation. */
type Http = { spec?: boolean; status?: number };

const BAD_REQUEST = 400;

/** Bounds of the answer to a refused query, in errors and in characters of each: GraphQL repeats the query's words. */
const ERRORS_MAX = 10;
const MESSAGE_MAX = 300;

/** The code that Strapi 4 (Apollo Server 3) gives an error of a query that was not executed. */
function codeOf({ message, nodes }: GraphQLError): string {
  if (message.startsWith("Syntax Error")) return "GRAPHQL_PARSE_FAILED";
  return message.startsWith("Variable ") || !nodes ? "BAD_USER_INPUT" : "GRAPHQL_VALIDATION_FAILED";
}

/**
 * Answers a query that cannot be executed as Strapi 4 does: with the status 400, which is how the specification's clients learn
 * of it (§8), and with its codes. GraphQL over HTTP has 200 for clients that accept application/json.
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
