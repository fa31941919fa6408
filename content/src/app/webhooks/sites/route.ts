import config from "@payload-config";
import { getPayload } from "payload";
import { onShare } from "../../../database/pool-shares.ts";
import { receiveAnnouncement } from "../../../publishing/receive-announcement.ts";

export async function POST(request: Request): Promise<Response> {
  return onShare("pages", async () => receiveAnnouncement(request, await getPayload({ config })));
}
