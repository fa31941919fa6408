"use client";

import { UnpublishButton as PayloadsButton, useFormFields } from "@payloadcms/ui";
import { legalPageAt } from "@schaufenster/contract/legal-pages";

/** Payload's button; none for a page that every site has. */
export function UnpublishButton() {
  const address = useFormFields(([fields]) => fields.address?.value);
  return legalPageAt(String(address)) ? null : <PayloadsButton />;
}
