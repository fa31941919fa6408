import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { membersOnly } from "../../../../access/members-only.ts";

const ourPayload = () => getPayload({ config });

export const GET = membersOnly(REST_GET(config), ourPayload);
export const POST = membersOnly(REST_POST(config), ourPayload);
export const DELETE = membersOnly(REST_DELETE(config), ourPayload);
export const PATCH = membersOnly(REST_PATCH(config), ourPayload);
export const PUT = membersOnly(REST_PUT(config), ourPayload);
export const OPTIONS = membersOnly(REST_OPTIONS(config), ourPayload);
