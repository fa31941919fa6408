"use client";

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { PASSWORD_MIN } from "./password-length.ts";

/** Asks for the current password while one's own is being changed; Payload's form sends it along. */
export function CurrentPasswordField() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isChanging = useFormFields(([fields]) => Boolean(fields?.password?.value));
  if (!isChanging || id === undefined) return null;
  return (
    <div>
      <p>Mindestens {PASSWORD_MIN} Zeichen, am besten vier Wörter, die nichts miteinander zu tun haben.</p>
      {String(user?.id) === String(id) && (
        <PasswordField
          autoComplete="current-password"
          field={{ name: "currentPassword", label: "Bisheriges Passwort", required: true }}
          path="currentPassword"
          validate={() => true} // by the server, and only where the password changes
          schemaPath="currentPassword"
        />
      )}
    </div>
  );
}
