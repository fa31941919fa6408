"use client";

import { PasswordField, useAuth, useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { useEffect } from "react";

/** Asks for the current password when one's own e-mail address is changed; Payload's form sends it once. */
export function CurrentPasswordField() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const isNewAddress = useFormFields(([fields]) => fields?.email?.value !== fields?.email?.initialValue);
  const { value, setValue } = useField<string>({ path: "currentPassword" });
  const isAsked = isNewAddress && String(user?.id) === String(id);
  useEffect(() => {
    if (!isAsked && value) setValue("", true);
  }, [isAsked, value, setValue]);
  if (!isAsked) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: "currentPassword", label: "Ihr Passwort, um die E-Mail-Adresse zu ändern", required: true }}
      path="currentPassword"
      validate={() => true} // validated by the server, only if the address changes
      schemaPath="currentPassword"
    />
  );
}
