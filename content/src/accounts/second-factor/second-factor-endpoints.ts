import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from "payload";
import { isAdministrator, personOf } from "../../access/roles.ts";
import type { User } from "../../payload-types.ts";
import { ADMINISTRATORS_ONLY, answer, refusal } from "../../platform/http/answers.ts";
import { mailsAreSent, sendNow } from "../../platform/mail/editors-mail.ts";
import { settings } from "../../platform/settings/settings.ts";
import { tooMany } from "../account-answers.ts";
import { attemptOf, loginLimits } from "../account-limits.ts";
import { secondFactorMail } from "../mails.ts";
import { endOtherSessions } from "../other-sessions.ts";
import { isPassword, type StoredPassword } from "../password-hash.ts";
import { confirmSetup, isOn, removeSecondFactor, startSetup } from "./second-factor.ts";

type Handler = (req: PayloadRequest, user: User) => Promise<Response>;

/** An endpoint for the signed-in person, with the rate limits of logins. */
function own(path: string, handle: Handler): Endpoint {
  return {
    path: `/second-factor/${path}`,
    method: "post",
    handler: async (req) => {
      const { user } = req;
      if (!user) return refusal(403, "Bitte melden Sie sich an.");
      await addDataAndFileToRequest(req);
      const attempt = attemptOf(req.headers, user.email);
      const waitMs = await loginLimits.take(attempt);
      if (waitMs > 0) return tooMany(waitMs);
      const response = await handle(req, user);
      if (response.ok) await loginLimits.giveBack(attempt);
      return response;
    },
  };
}

async function knowsPassword({ data, payload }: PayloadRequest, { id }: User): Promise<boolean> {
  const stored = await payload.db.findOne<StoredPassword & { id: number }>({
    collection: "users",
    where: { id: { equals: id } },
  });
  return isPassword(String(data?.currentPassword ?? ""), stored ?? {});
}

const WRONG_PASSWORD = () => refusal(400, "Das Passwort stimmt nicht.");

/** Takes `currentPassword`; returns a secret and its QR code. */
const start = own("start", async (req, user) => {
  if (!(await knowsPassword(req, user))) return WRONG_PASSWORD();
  if (await isOn(req, user.id)) return refusal(400, "Die Anmeldung in zwei Schritten ist schon eingeschaltet.");
  return answer(await startSetup({ payload: req.payload }, user));
});

/** Takes a `code` from the app; returns the recovery codes. */
const confirm = own("confirm", async ({ data, payload }, user) => {
  const recoveryCodes = await confirmSetup({ payload }, user.id, String(data?.code ?? ""));
  if (!recoveryCodes) return refusal(400, "Der Code stimmt nicht. Bitte geben Sie den nächsten ein.");
  // Ends sessions that needed only the password.
  await endOtherSessions({ payload }, user.id, (user as User & { _sid?: string })._sid);
  await payload.sendEmail({ to: user.email, ...secondFactorMail(true) });
  return answer({ recoveryCodes });
});

/** Takes `currentPassword`. */
const off = own("off", async (req, user) => {
  if (settings.SECOND_FACTOR === "required")
    return refusal(400, "Für diese Website ist die Anmeldung in zwei Schritten Pflicht.");
  if (!(await knowsPassword(req, user))) return WRONG_PASSWORD();
  await removeSecondFactor({ payload: req.payload }, user.id);
  await req.payload.sendEmail({ to: user.email, ...secondFactorMail(false) });
  return answer({ status: "off" });
});

/** For a colleague who has lost phone and recovery codes; returns whether the mail about it was sent. */
const reset: Endpoint = {
  path: "/:id/second-factor/reset",
  method: "post",
  handler: async (req) => {
    if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
    const id = Number(req.routeParams?.id);
    if (String(req.user?.id) === String(id)) return refusal(400, "Das eigene Konto ändern Sie unter „Konto“.");
    const colleague = await req.payload.findByID({ collection: "users", id, disableErrors: true });
    if (!colleague) return refusal(404, "Dieses Konto gibt es nicht.");
    await removeSecondFactor({ payload: req.payload }, id);
    const mailError = await sendNow(req.payload, { to: colleague.email, ...secondFactorMail(false) });
    return answer({ status: "off", mailed: mailError === null && (await mailsAreSent(req.payload)) });
  },
};

/** Whether an account has a second factor, and whether it must: for one's own, or as an administrator. */
const state: Endpoint = {
  path: "/:id/second-factor",
  method: "get",
  handler: async (req) => {
    const id = Number(req.routeParams?.id);
    if (String(req.user?.id) !== String(id) && !isAdministrator(personOf(req)))
      return refusal(403, ADMINISTRATORS_ONLY);
    return answer({ on: await isOn({ payload: req.payload }, id), required: settings.SECOND_FACTOR === "required" });
  },
};

export const secondFactorEndpoints: Endpoint[] = [start, confirm, off, reset, state];
