"use client";

import { Button, useForm, useFormFields } from "@payloadcms/ui";
import { INQUIRY_ACTIONS, INQUIRY_STATUS, type InquiryStatus } from "../../contact/status.ts";

const isStatus = (value: unknown): value is InquiryStatus => typeof value === "string" && value in INQUIRY_STATUS;

/** In place of 'save': nothing of an inquiry can be edited, but it can be marked, released and sent again. */
export function InquiryActions() {
  const { submit } = useForm();
  const status = useFormFields(([fields]) => fields?.status?.value);
  if (!isStatus(status)) return null;
  return INQUIRY_ACTIONS[status].map(({ to, label }, index) => (
    <Button
      key={to}
      buttonStyle={index === 0 ? "primary" : "secondary"}
      size="medium"
      onClick={() => void submit({ overrides: { status: to } })}
    >
      {label}
    </Button>
  ));
}
