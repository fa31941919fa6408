import config from "@payload-config";
import { getPayload } from "payload";
import { createGraphQLServer } from "../../graphql/server.ts";
import { settings } from "../../settings/settings.ts";

export const dynamic = "force-dynamic";

const server = createGraphQLServer(() => getPayload({ config }));

export const GET = (request: Request) =>
  settings.CONTENT_ROLE === "contact" ? new Response(null, { status: 404 }) : server.handleRequest(request, {});
export const POST = GET;
