import config from "@payload-config";
import { getPayload } from "payload";
import { createIntake } from "../../inquiries/intake/intake.ts";

export const dynamic = "force-dynamic";

export const POST = createIntake(() => getPayload({ config }));

// The intake responds with 405.
export const GET = POST;
export const HEAD = POST;
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = POST;
