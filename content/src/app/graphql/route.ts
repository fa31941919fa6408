import config from "@payload-config";
import { getPayload } from "payload";
import { createGraphQLServer } from "../../content-api/server.ts";

export const dynamic = "force-dynamic";

const server = createGraphQLServer(() => getPayload({ config }));

export const GET = (request: Request) => server.handleRequest(request, {});
export const POST = GET;
