import { GraphQLError } from "graphql";

export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** The query mixes Strapi's two forms of pagination; code and message are Strapi's. */
export function paginationError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "STRAPI_PAGINATION_ERROR" } });
}

export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "FORBIDDEN" } });
}
