import { serveUpload } from "../../../uploads/serve.ts";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ name: string }> };

export const GET = async (request: Request, { params }: Context) => serveUpload(request, (await params).name);
export const HEAD = GET;
