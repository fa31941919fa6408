import { plainEmail } from "@schaufenster/contract/email";
import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from "payload";
import { generatePayloadCookie } from "payload/shared";
import { answer, refusal } from "../../platform/http/answers.ts";
import { log } from "../../platform/process/log.ts";
import { throttledLog } from "../../platform/process/throttled-log.ts";
import { tooMany } from "../account-answers.ts";
import { attemptOf, loginLimits } from "../account-limits.ts";
import { equalizeLoginTime } from "../password-hash.ts";
import { startSetup } from "../second-factor/second-factor.ts";
import { SecondStepNeeded, WrongCode } from "../second-factor/second-factor-at-login.ts";

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

const byEmail = (req: PayloadRequest, email: string) =>
  req.payload.find({
    collection: "users",
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    pagination: false,
  });

/**
 * Replaces Payload's login: with rate limits per account and network instead of a lock that any stranger could trigger, with
 * the second factor, and without revealing whether an account exists: same message, same limits, same time.
 *
 * Takes `email`, `password` and, in the second step, `code`. A right password without a code returns 401 and
 * `data.secondFactor`: "code", or "setup" with a new secret where accounts must have one.
 */
export const loginEndpoint: Endpoint = {
  path: "/login",
  method: "post",
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = plainEmail(textOf(req.data?.email)).toLowerCase();
    const password = textOf(req.data?.password);
    const code = textOf(req.data?.code);
    const attempt = attemptOf(req.headers, email);
    const waitMs = await loginLimits.take(attempt);
    if (waitMs > 0) {
      const few = throttledLog("sign-ins refused");
      if (few) log.warn(few, "sign-ins are rate limited: too many failures from one network, or for one account");
      return tooMany(waitMs);
    }
    const { docs } = await byEmail(req, email);
    const [account] = docs;
    const collection = req.payload.collections.users;
    req.context.code = code;
    try {
      const result = await loginOperation({ collection, data: { email, password }, req });
      await loginLimits.succeed(attempt);
      const token = result.token ?? "";
      const { cookiePrefix } = req.payload.config;
      const cookie = generatePayloadCookie({ collectionAuthConfig: collection.config.auth, cookiePrefix, token });
      const { recoveryCodes } = req.context;
      return answer(
        { message: req.t("authentication:passed"), ...result, recoveryCodes },
        { "set-cookie": String(cookie) },
      );
    } catch (error) {
      if (error instanceof SecondStepNeeded && account) {
        await loginLimits.giveBack(attempt);
        const data = error.isSetUp
          ? { secondFactor: "code" }
          : { secondFactor: "setup", ...(await startSetup({ payload: req.payload }, account)) };
        return refusal(error.status, error.message, data);
      }
      if (error instanceof AuthenticationError && !account) await equalizeLoginTime(password);
      if (error instanceof WrongCode) return refusal(error.status, error.message);
      throw error;
    }
  },
};
