import { PREVIEW_HEADER } from "@schaufenster/contract/preview";
import { schema as typeDefs } from "@schaufenster/contract/schema";
import { NoSchemaIntrospectionCustomRule } from "graphql";
import { createSchema, createYoga, type Plugin } from "graphql-yoga";
import { createLocalReq, type Payload } from "payload";
import { readPreviewToken } from "../editing/preview/token.ts";
import { log } from "../platform/process/log.ts";
import { limits } from "./query-limits.ts";
import { resolvers } from "./resolvers.ts";
import { answerCache } from "./response-cache.ts";
import type { GraphQLContext } from "./root-fields.ts";
import { strapiErrors } from "./strapi-errors.ts";

const inProduction = process.env.NODE_ENV === "production";

/** The schema is public, but attackers needn't get it from here. */
const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    if (inProduction) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** Maximum body size, in bytes: ten times the largest operation with its variables. */
const MAX_BODY_BYTES = 32 * 1024;

/** Only JSON requires a preflight from other sites. */
const jsonOnly: Plugin = {
  onRequest({ request, endResponse }) {
    const type = request.headers.get("content-type") ?? "";
    if (request.method !== "POST" || /^application\/json\s*(;|$)/i.test(type)) return;
    endResponse(Response.json({ errors: [{ message: "Queries are sent as application/json" }] }, { status: 415 }));
  },
};

/** The content API: read-only GraphQL with the contract's schema, by POST or GET. */
export function createGraphQLServer(getPayload: () => Promise<Payload>) {
  return createYoga({
    schema: createSchema<GraphQLContext>({ typeDefs, resolvers }),
    graphqlEndpoint: "/graphql",
    fetchAPI: { Response, Request },
    cors: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    logging: log,
    plugins: [jsonOnly, ...limits(), noIntrospection, answerCache, strapiErrors],
    context: async ({ request }): Promise<GraphQLContext> => {
      const payload = await getPayload();
      const preview = readPreviewToken(request.headers.get(PREVIEW_HEADER));
      return { payload, req: await createLocalReq({}, payload), preview };
    },
  });
}
