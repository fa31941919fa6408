import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeLoginHook } from "payload";
import type { User } from "../../payload-types.ts";
import { settings } from "../../platform/settings/settings.ts";
import { endOtherSessions } from "../other-sessions.ts";
import { confirmSetup, isOn, isSecondFactor, removeSecondFactor } from "./second-factor.ts";

const UNAUTHORIZED = 401;

/** The password was right, and a code is missing: from the app, or from one that must be set up first. */
export class SecondStepNeeded extends APIError {
  readonly isSetUp: boolean;

  constructor(isSetUp: boolean) {
    super("Bitte geben Sie den Code aus Ihrer Authenticator-App ein.", UNAUTHORIZED, null, true);
    this.isSetUp = isSetUp;
  }
}

export class WrongCode extends APIError {
  constructor() {
    super(
      "Der Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten ein.",
      UNAUTHORIZED,
      null,
      true,
    );
  }
}

/**
 * Enforces the second factor for every session: Payload calls this before it signs a token, and an error thrown here
 * revokes the session. The code is in the request's context (accounts/login/login-endpoint.ts).
 *
 * @throws SecondStepNeeded, WrongCode
 */
export const requireSecondFactor: CollectionBeforeLoginHook<User> = async ({ context, req, user }) => {
  if (context.withoutSession) return; // a reset link doesn't sign in
  const within = { payload: req.payload, req };
  const code = typeof context.code === "string" ? context.code.trim() : "";
  const isSetUp = await isOn(within, user.id);
  if (!isSetUp && settings.SECOND_FACTOR !== "required") return;
  if (code === "") throw new SecondStepNeeded(isSetUp);
  if (isSetUp) {
    if (!(await isSecondFactor(within, user.id, code))) throw new WrongCode();
    return;
  }
  const recoveryCodes = await confirmSetup(within, user.id, code);
  if (!recoveryCodes) throw new WrongCode();
  await endOtherSessions(within, user.id);
  context.recoveryCodes = recoveryCodes;
};

export const forgetSecondFactor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await removeSecondFactor({ payload: req.payload, req }, Number(id));
};
