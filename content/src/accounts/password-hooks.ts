import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import type { User } from "../payload-types.ts";
import { passwordChangedMail } from "./mails.ts";
import { isPassword, type StoredPassword } from "./password-hash.ts";
import { passwordFault } from "./password-rule.ts";

/** The parts of an operation's arguments that matter here; an update of many accounts has no id. */
type Given = {
  id?: number | string;
  data?: { password?: unknown; currentPassword?: unknown; token?: unknown; email?: unknown; name?: unknown };
};

type Account = Pick<User, "id" | "email" | "name"> & StoredPassword;

/** What the admin calls the fields. */
const LABELS = { password: "Neues Passwort", currentPassword: "Bisheriges Passwort" };

const invalid = (req: PayloadRequest, path: keyof typeof LABELS, message: string) =>
  new ValidationError({ collection: "users", errors: [{ label: LABELS[path], message, path }] }, req.t);

/** As the database has it, hash and salt with it. */
const findAccount = (req: PayloadRequest, where: Record<string, { equals: unknown }>) =>
  req.payload.db.findOne<Account>({ collection: "users", where, req });

/**
 * Holds every password to the one rule, wherever it is set: a new account, a change, a reset link, the first
 * administrator; and asks for the current one where it is one's own.
 *
 * @throws ValidationError at `password` or `currentPassword`
 */
export const checkNewPassword: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  const { id, data } = args as Given;
  if (!data) return;
  const { currentPassword } = data;
  delete data.currentPassword; // never stored
  if (!["create", "update", "resetPassword"].includes(operation) || data.password === undefined) return;
  if (operation === "update" && id === undefined) {
    throw new APIError("Passwörter lassen sich nur einzeln ändern.", 400, null, true);
  }
  const account =
    operation === "update"
      ? await findAccount(req, { id: { equals: id } })
      : operation === "resetPassword"
        ? await findAccount(req, { resetPasswordToken: { equals: String(data.token ?? "") } })
        : null;

  const isOwn = operation === "update" && !overrideAccess && String(req.user?.id) === String(id);
  if (isOwn && !(await isPassword(String(currentPassword ?? ""), account ?? {}))) {
    throw invalid(req, "currentPassword", "Das bisherige Passwort stimmt nicht.");
  }
  const words = [data.email, data.name, account?.email, account?.name].filter((word) => typeof word === "string");
  const fault = await passwordFault(data.password, words);
  if (fault) throw invalid(req, "password", fault);
  if (operation === "update") req.context.passwordIsNew = true;
};

/** A link for a new password is worth nothing once there is one. */
export const dropResetLink: CollectionBeforeChangeHook = ({ context, data }) =>
  context.passwordIsNew ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data;

export const mailAboutChange: CollectionAfterChangeHook<User> = async ({ context, doc, req }) => {
  if (!context.passwordIsNew) return;
  context.passwordIsNew = false;
  await req.payload.sendEmail({ to: doc.email, ...passwordChangedMail() });
};

export const mailAboutReset: CollectionAfterOperationHook<"users"> = async ({ operation, req, result }) => {
  if (operation === "resetPassword") {
    const { user } = result as { user?: { email?: string } };
    if (user?.email) await req.payload.sendEmail({ to: user.email, ...passwordChangedMail() });
  }
  return result;
};
