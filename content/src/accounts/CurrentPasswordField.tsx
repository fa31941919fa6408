"use client";

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { PASSWORD_MIN } from "../settings/password-length.ts";

/** Asks for the current password while one's own password or e-mail address is being changed; Payload's form sends it along. */
export function CurrentPasswordField() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isNewPassword = useFormFields(([fields]) => Boolean(fields?.password?.value));
  const isNewAddress = useFormFields(([fields]) => fields?.email?.value !== fields?.email?.initialValue);
  const isOwn = String(user?.id) === String(id);
  if (id === undefined || !(isNewPassword || (isNewAddress && isOwn))) return null;
  return (
    <div>
      {isNewPassword && (
        <p>Mindestens {PASSWORD_MIN} Zeichen, am besten vier Wörter, die nichts miteinander zu tun haben.</p>
      )}
      {isOwn && (
        <PasswordField
          autoComplete="current-password"
          field={{ name: "currentPassword", label: "Bisheriges Passwort", required: true }}
          path="currentPassword"
          validate={() => true} // by the server, and only where password or address change
          schemaPath="currentPassword"
        />
      )}
    </div>
  );
}
