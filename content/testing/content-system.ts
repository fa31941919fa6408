import { getPayload, type Payload } from "payload";
import { createGraphQLServer } from "../src/content-api/server.ts";
import config from "../src/payload.config.ts";

/** Starts a content system with an empty, migrated database in this file's data folder. */
export function startContentSystem(): Promise<Payload> {
  return getPayload({ config });
}

type GraphQLError = { message: string; extensions?: { code?: string } };

/** `data` is empty if the query was refused. */
type Answer = { data: Record<string, unknown>; errors: GraphQLError[] };

/** Queries the content API without a network. */
export function askGraphQL(payload: Payload) {
  const server = createGraphQLServer(async () => payload);
  return async (query: string, variables: Record<string, unknown> = {}): Promise<Answer> => {
    const response = await server.fetch("http://content/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Partial<Answer>;
    return { data: data ?? {}, errors: errors ?? [] };
  };
}
