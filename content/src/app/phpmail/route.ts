import config from "@payload-config";
import { getPayload } from "payload";
import { createIntake } from "../../contact/intake/intake.ts";
import { onShare } from "../../database/pool-shares.ts";

export const dynamic = "force-dynamic";

const intake = createIntake(() => getPayload({ config }));

export const POST = (request: Request) => onShare("inquiries", () => intake(request));

// The intake says what is allowed instead.
export const GET = POST;
export const HEAD = POST;
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = POST;
