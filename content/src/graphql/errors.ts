import { GraphQLError } from "graphql";

/** The caller asked for something that does not exist or does not fit together. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** The caller mixes Strapi's two forms of pagination; code and words are Strapi's. */
export function paginationError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "STRAPI_PAGINATION_ERROR" } });
}

/** The caller may not see this. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "FORBIDDEN" } });
}
