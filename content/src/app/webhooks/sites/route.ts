import config from "@payload-config";
import { getPayload } from "payload";
import { receiveAnnouncement } from "../../../publishing/receive-announcement.ts";

export async function POST(request: Request): Promise<Response> {
  return receiveAnnouncement(request, await getPayload({ config }));
}
