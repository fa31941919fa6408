import config from "@payload-config";
import { getPayload } from "payload";
import { servePublicUpload } from "../public-file.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return servePublicUpload(await getPayload({ config }), request, name);
}

export const HEAD = GET;
