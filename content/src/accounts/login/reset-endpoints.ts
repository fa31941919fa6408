import { randomInt } from "node:crypto";
import { plainEmail } from "@schaufenster/contract/email";
import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  resetPasswordOperation,
} from "payload";
import { answer, refusal } from "../../platform/http/answers.ts";
import { refused } from "../../platform/http/refused.ts";
import { log } from "../../platform/process/log.ts";
import { schedule } from "../../platform/process/schedule.ts";
import { tooMany } from "../account-answers.ts";
import { attemptOf, newPasswordLimit, resetLimits } from "../account-limits.ts";

const FORBIDDEN = 403;
const EXPIRED = "Dieser Link gilt nicht mehr. Lassen Sie sich einen neuen schicken.";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Delay before a link is sent, in ms: minimum, and maximum addition. */
const LINK_AFTER_MS = 1000;
const LINK_SPREAD_MS = 7000;

/** Mails the link after a random delay: a slower request would reveal that the account exists. */
function sendLinkLater(payload: Payload, email: string): void {
  const send = () =>
    payload
      .forgotPassword({ collection: "users", data: { email } })
      .catch((error: unknown) => log.error({ err: error }, "no reset link was created"));
  schedule.after(LINK_AFTER_MS + randomInt(LINK_SPREAD_MS), send);
}

async function isGoodToken({ payload }: PayloadRequest, token: string): Promise<boolean> {
  const now = new Date().toISOString();
  const where = { resetPasswordToken: { equals: token }, resetPasswordExpiration: { greater_than: now } };
  return token !== "" && (await payload.db.findOne({ collection: "users", where })) !== null;
}

/** Replaces Payload's endpoint for reset links. It responds before any lookup, so timing reveals nothing about accounts. */
export const forgotPasswordEndpoint: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = plainEmail(textOf(req.data?.email));
    const waitMs = await resetLimits.take(attemptOf(req.headers, email));
    if (waitMs > 0) return tooMany(waitMs);
    if (email !== "") sendLinkLater(req.payload, email);
    return answer({ message: req.t("general:success") });
  },
};

/**
 * Replaces Payload's endpoint that sets a password with a link. The link is checked first. It doesn't sign in, since a second
 * factor may be needed: the response has the account's e-mail address for that.
 */
export const resetPasswordEndpoint: Endpoint = {
  path: "/reset-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const data = { password: textOf(req.data?.password), token: textOf(req.data?.token) };
    const turn = await newPasswordLimit.take(attemptOf(req.headers, "").network);
    if (!turn.allowed) return tooMany(turn.retryAfterMs);
    if (!(await isGoodToken(req, data.token))) return refusal(FORBIDDEN, EXPIRED);
    req.context.withoutSession = true;
    const { user } = await resetPasswordOperation({ collection: req.payload.collections.users, data, req }).catch(
      (error: unknown) => {
        throw error instanceof APIError && error.status === FORBIDDEN ? refused(EXPIRED, FORBIDDEN) : error;
      },
    );
    await req.payload.db.updateOne({ collection: "users", id: user.id as number, data: { sessions: [] } });
    await turn.giveBack();
    return answer({ message: req.t("authentication:passwordResetSuccessfully"), email: user.email });
  },
};
