import type { CollectionConfig } from "payload";
import {
  administrators,
  administratorsForField,
  administratorsOrSelf,
  isAdministrator,
  personOf,
  ROLES,
} from "../access/roles.ts";
import { checkCredentials, dropResetLink, mailAboutChange, mailAboutReset } from "../accounts/changed-sign-in.ts";
import { invitationEndpoints } from "../accounts/invitations/invitation-endpoints.ts";
import { loginEndpoint } from "../accounts/login/login-endpoint.ts";
import { forgotPasswordEndpoint, resetPasswordEndpoint } from "../accounts/login/reset-endpoints.ts";
import { RESET_MS, resetMail } from "../accounts/mails.ts";
import { forgetSecondFactor, requireSecondFactor } from "../accounts/second-factor/second-factor-at-login.ts";
import { secondFactorEndpoints } from "../accounts/second-factor/second-factor-endpoints.ts";
import { releaseLocksOfAccount } from "../entry/locks.ts";
import { pastedEmail } from "../fields/email-address.ts";
import { noteAccountAfterDelete } from "../inquiries/erasures.ts";
import { settings } from "../platform/settings/settings.ts";
import { uiField } from "../ui/ui-field.ts";
import { forgetName } from "./forget-name.ts";
import { keepOneAdministrator, keepOneAdministratorOnDelete } from "./last-administrator.ts";

/** Lifetime of a session, in s. */
const SESSION_S = 8 * 60 * 60;

/** Editors; visitors never sign in (spec §6). */
export const users: CollectionConfig = {
  slug: "users",
  versions: false,
  labels: { singular: "Benutzer", plural: "Benutzer" },
  auth: {
    maxLoginAttempts: 0, // limits are in accounts/account-limits.ts, per account and network
    tokenExpiration: SESSION_S,
    cookies: { sameSite: "Strict", secure: settings.PUBLIC_URL?.startsWith("https:") ?? false },
    forgotPassword: {
      expiration: RESET_MS,
      // Limits are in accounts/account-limits.ts. Payload's own interval writes outside of its open transaction: with
      // SQLite's single writer, it would wait for itself and block every inquiry.
      minRequestInterval: 0,
      generateEmailHTML: (args) => resetMail(args?.token ?? "").html,
      generateEmailSubject: () => resetMail("").subject,
    },
  },
  admin: {
    group: "Einstellungen",
    useAsTitle: "email",
    defaultColumns: ["email", "name", "role", "readsInquiries"],
    hidden: ({ user }) => !isAdministrator(user as Parameters<typeof isAdministrator>[0]),
    components: {
      views: {
        invite: { path: "/create", exact: true, Component: "/accounts/invitations/InviteView.tsx#InviteView" },
      },
    },
    description:
      "Wer sich hier anmelden darf. Nach fünf falschen Passwörtern muss man zehn Minuten warten. Wer ein Konto löscht, entfernt auch dessen Namen aus allen Einträgen und Versionen.",
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
    beforeOperation: [checkCredentials],
    beforeChange: [keepOneAdministrator, dropResetLink],
    afterChange: [mailAboutChange],
    afterOperation: [mailAboutReset],
    beforeLogin: [requireSecondFactor],
    beforeDelete: [keepOneAdministratorOnDelete, forgetSecondFactor, releaseLocksOfAccount],
    afterDelete: [forgetName, noteAccountAfterDelete],
  },
  disableDuplicate: true,
  endpoints: [
    loginEndpoint,
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
    ...secondFactorEndpoints,
    ...invitationEndpoints,
  ],
  fields: [
    { name: "email", type: "email", label: "E-Mail", required: true, ...pastedEmail },
    {
      name: "currentPassword",
      type: "text",
      virtual: true, // only checked (accounts/changed-sign-in.ts)
      label: "Ihr Passwort",
      admin: {
        description: "Gefragt wird danach, wenn Sie Ihre E-Mail-Adresse ändern.",
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: "/accounts/CurrentPasswordField.tsx#CurrentPasswordField" },
      },
    },
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
        isClearable: false,
        description:
          "Redaktion: alle Inhalte, Bilder und Texte. Administration: dazu Benutzer, den Analysedienst und die Adresse, an die Anfragen gehen.",
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
    uiField("invitation", "/accounts/invitations/InviteAgainField.tsx#InviteAgainField"),
    uiField("newPassword", "/accounts/NewPasswordField.tsx#NewPasswordField"),
    uiField("secondFactor", "/accounts/second-factor/SecondFactorField.tsx#SecondFactorField"),
  ],
};
