import type { AfterErrorHook } from "payload";
import { TOO_LARGE } from "./limits.ts";

const CONTENT_TOO_LARGE = 413; // RFC 9110, 15.5.14

/** Payload has three limits for an upload, of which it lets one be said in German. */
export const germanSizeLimit: AfterErrorHook = ({ error }) => {
  if (!("status" in error) || error.status !== CONTENT_TOO_LARGE) return;
  return { response: { errors: [{ message: TOO_LARGE }] } };
};
