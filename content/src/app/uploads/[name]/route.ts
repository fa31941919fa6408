import config from "@payload-config";
import { getPayload } from "payload";
import { notFound, serveUpload } from "../../../uploads/serve.ts";
import { isWithheld } from "../../../uploads/withheld.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  return (await isWithheld(await getPayload({ config }), name)) ? notFound() : serveUpload(request, name);
}

export const HEAD = GET;
