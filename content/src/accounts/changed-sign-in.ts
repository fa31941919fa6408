import { plainEmail } from "@schaufenster/contract/email";
import {
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import type { SiteSetting, User } from "../payload-types.ts";
import { refused } from "../platform/http/refused.ts";
import { knowsCurrentPassword } from "./current-password.ts";
import { addressChangedMail, passwordChangedMail } from "./mails.ts";
import type { StoredPassword } from "./password-hash.ts";
import { passwordFault } from "./password-rule.ts";

/** The relevant arguments of an operation; a bulk update has no id. */
type Given = {
  id?: number | string;
  data?: { password?: unknown; currentPassword?: unknown; token?: unknown; email?: unknown; name?: unknown };
};

type Account = Pick<User, "id" | "email" | "name"> & StoredPassword;

const LABELS = { password: "Neues Passwort", currentPassword: "Bisheriges Passwort" };

const invalid = (req: PayloadRequest, path: keyof typeof LABELS, message: string) =>
  new ValidationError({ collection: "users", errors: [{ label: LABELS[path], message, path }] }, req.t);

const findAccount = (req: PayloadRequest, where: Record<string, { equals: unknown }>) =>
  req.payload.db.findOne<Account>({ collection: "users", where, req });

/** An account's normalized address (fields/email-address.ts, lower case by Payload). */
const stored = (email: unknown) => plainEmail(String(email)).toLowerCase();

/**
 * Requires the current password for a change of one's own password or e-mail address, and applies the password rule
 * everywhere: to new accounts, changes, reset links and the first administrator.
 *
 * @throws ValidationError at `password` or `currentPassword`, APIError 429 after too many wrong ones
 */
export const checkCredentials: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { id, data } = args as Given;
  if (!data) return;
  const { currentPassword } = data;
  delete data.currentPassword; // never stored
  if (!["create", "update", "resetPassword"].includes(operation)) return;
  if (data.password === undefined && (operation !== "update" || data.email === undefined)) return;
  if (operation === "update" && id === undefined) {
    throw refused("E-Mail-Adressen und Passwörter lassen sich nur einzeln ändern.");
  }
  const account =
    operation === "update"
      ? await findAccount(req, { id: { equals: id } })
      : operation === "resetPassword"
        ? await findAccount(req, { resetPasswordToken: { equals: String(data.token ?? "") } })
        : null;

  const movesAddress = account !== null && data.email !== undefined && stored(data.email) !== stored(account.email);
  const isOwn = operation === "update" && !overrideAccess && String(req.user?.id) === String(id);
  if (isOwn && account && (movesAddress || data.password !== undefined)) {
    if (!(await knowsCurrentPassword(req, account, currentPassword))) {
      throw invalid(req, "currentPassword", "Das bisherige Passwort stimmt nicht.");
    }
  }
  if (operation === "update" && movesAddress) req.context.formerAddress = account.email;
  if (data.password === undefined) return;
  if (operation === "resetPassword" && !account) return; // Payload refuses the token
  const { agencyName } = await req.payload.db.findGlobal<Partial<SiteSetting> & Record<string, unknown>>({
    slug: "site-settings",
    req,
  });
  const words = [data.email, data.name, account?.email, account?.name, agencyName].filter(
    (word) => typeof word === "string",
  );
  const fault = await passwordFault(data.password, words);
  if (fault) throw invalid(req, "password", fault);
  if (operation === "update") req.context.passwordIsNew = true;
};

/** Invalidates a reset link after a change of password or address: the old mailbox still has it. */
export const dropResetLink: CollectionBeforeChangeHook = ({ context, data }) =>
  context.passwordIsNew || context.formerAddress
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data;

export const mailAboutChange: CollectionAfterChangeHook<User> = async ({ context, doc, req }) => {
  const { formerAddress, passwordIsNew } = context;
  context.formerAddress = undefined;
  context.passwordIsNew = false;
  if (passwordIsNew) await req.payload.sendEmail({ to: doc.email, ...passwordChangedMail() });
  if (typeof formerAddress !== "string") return;
  const message = addressChangedMail(formerAddress, doc.email);
  for (const to of [formerAddress, doc.email]) await req.payload.sendEmail({ to, ...message });
};

export const mailAboutReset: CollectionAfterOperationHook<"users"> = async ({ operation, req, result }) => {
  if (operation === "resetPassword") {
    const { user } = result as { user?: { email?: string } };
    if (user?.email) await req.payload.sendEmail({ to: user.email, ...passwordChangedMail() });
  }
  return result;
};
