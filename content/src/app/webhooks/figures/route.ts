import config from "@payload-config";
import { getPayload } from "payload";
import { onShare } from "../../../database/pool-shares.ts";
import { receiveFigures } from "../../../figures/receive.ts";

export async function POST(request: Request): Promise<Response> {
  return onShare("pages", async () => receiveFigures(request, await getPayload({ config })));
}
