import type { CollectionConfig } from "payload";
import { limitPasswordRequests } from "../access/password-requests.ts";
import {
  administrators,
  administratorsForField,
  administratorsOrSelf,
  isAdministrator,
  personOf,
  ROLES,
} from "../access/roles.ts";
import { RESET_MS, resetMail, resetSubject } from "../mail/editors-mail.ts";
import { keepOneAdministrator, keepOneAdministratorOnDelete } from "./last-administrator.ts";

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
    forgotPassword: {
      expiration: RESET_MS,
      minRequestInterval: 0, // limitPasswordRequests says why
      generateEmailHTML: resetMail,
      generateEmailSubject: resetSubject,
    },
  },
  admin: {
    group: "Einstellungen",
    useAsTitle: "email",
    defaultColumns: ["email", "name", "role", "readsInquiries"],
    hidden: ({ user }) => !isAdministrator(user as Parameters<typeof isAdministrator>[0]),
    description: "Wer sich hier anmelden darf. Nach fünf falschen Kennwörtern ist ein Konto zehn Minuten gesperrt.",
  },
  access: {
    read: administratorsOrSelf,
    create: administrators,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
    admin: ({ req }) => personOf(req) !== null,
  },
  hooks: {
    beforeOperation: [limitPasswordRequests],
    beforeChange: [keepOneAdministrator],
    beforeDelete: [keepOneAdministratorOnDelete],
  },
  fields: [
    {
      name: "name",
      type: "text",
      label: "Name",
      maxLength: 120,
      admin: { description: "Wie Kolleginnen und Kollegen Sie nennen." },
    },
    {
      name: "role",
      type: "select",
      label: "Rolle",
      required: true,
      defaultValue: "editor",
      options: Object.entries(ROLES).map(([value, label]) => ({ value, label })),
      access: { create: administratorsForField, update: administratorsForField },
      admin: {
        description:
          "Redaktion: alle Inhalte, Bilder und Texte. Administration: dazu Benutzer und die Adresse, an die Anfragen gehen.",
      },
    },
    {
      name: "readsInquiries",
      type: "checkbox",
      label: "Darf Anfragen lesen",
      defaultValue: false,
      access: { create: administratorsForField, update: administratorsForField },
      admin: {
        description: "Anfragen enthalten personenbezogene Daten. Nur wer sie bearbeitet, sollte sie sehen.",
      },
    },
  ],
};
