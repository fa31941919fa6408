import { APIError, addDataAndFileToRequest, type Endpoint, resetPasswordOperation } from "payload";
import { answer } from "../../http/answers.ts";
import { log } from "../../log.ts";
import { tooMany } from "../answers.ts";
import { attemptOf, resetLimits } from "../limits.ts";

const FORBIDDEN = 403;
const EXPIRED = "Dieser Link gilt nicht mehr. Lassen Sie sich einen neuen schicken.";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Asking for a link to set a new password, in Payload's place: answered before anything is looked up, so that neither
 * words nor time tell whether the account exists; the work follows.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: "/forgot-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = textOf(req.data?.email).trim();
    const waitMs = await resetLimits.take(attemptOf(req.headers, email));
    if (waitMs > 0) return tooMany(waitMs);
    if (email !== "") {
      void req.payload
        .forgotPassword({ collection: "users", data: { email } })
        .catch((error: unknown) => log.error({ err: error }, "no link for a new password was made"));
    }
    return answer({ message: req.t("general:success") });
  },
};

/** Setting a password by a link, in Payload's place: it does not sign in, because the second step is still to come. */
export const resetPasswordEndpoint: Endpoint = {
  path: "/reset-password",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const data = { password: textOf(req.data?.password), token: textOf(req.data?.token) };
    req.context.withoutSession = true;
    const { user } = await resetPasswordOperation({ collection: req.payload.collections.users, data, req }).catch(
      (error: unknown) => {
        throw error instanceof APIError && error.status === FORBIDDEN
          ? new APIError(EXPIRED, FORBIDDEN, null, true)
          : error;
      },
    );
    await req.payload.db.updateOne({ collection: "users", id: user.id as number, data: { sessions: [] } });
    return answer({ message: req.t("authentication:passwordResetSuccessfully") });
  },
};
