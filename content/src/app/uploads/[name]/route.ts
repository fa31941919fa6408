import config from "@payload-config";
import { getPayload } from "payload";
import { onShare } from "../../../database/pool-shares.ts";
import { servePublicUpload } from "../../../uploads/public-file.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return onShare("pages", async () => servePublicUpload(await getPayload({ config }), request, name));
}

export const HEAD = GET;
