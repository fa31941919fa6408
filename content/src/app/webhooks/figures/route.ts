import config from "@payload-config";
import { getPayload } from "payload";
import { receiveFigures } from "../../../statistics/receive.ts";

export async function POST(request: Request): Promise<Response> {
  return receiveFigures(request, await getPayload({ config }));
}
