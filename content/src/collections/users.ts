import type { CollectionConfig } from "payload";
import { signedIn } from "../access/signed-in.ts";

/** Failed logins after which an account is locked, and for how long in ms. */
const MAX_LOGIN_ATTEMPTS = 5;
const LOCK_TIME_MS = 10 * 60 * 1000;

/** How long a login lasts, in s. */
const SESSION_S = 8 * 60 * 60;

/** Who may edit. Visitors of the site never sign in (spec §6). */
export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "Benutzer", plural: "Benutzer" },
  auth: {
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_TIME_MS,
    tokenExpiration: SESSION_S,
    cookies: { sameSite: "Strict" },
  },
  admin: {
    group: "Einstellungen",
    useAsTitle: "email",
    defaultColumns: ["email", "name"],
    description: "Wer sich hier anmelden darf. Nach fünf falschen Kennwörtern ist ein Konto zehn Minuten gesperrt.",
  },
  access: {
    read: signedIn,
    create: signedIn,
    update: signedIn,
    delete: signedIn,
    unlock: signedIn,
    admin: ({ req }) => Boolean(req.user),
  },
  fields: [
    {
      name: "name",
      type: "text",
      label: "Name",
      maxLength: 120,
      admin: { description: "Wie Kolleginnen und Kollegen Sie nennen." },
    },
  ],
};
