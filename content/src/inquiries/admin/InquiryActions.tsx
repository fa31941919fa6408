"use client";

import { Button, useAllFormFields, useForm, useFormModified } from "@payloadcms/ui";
import { INQUIRY_ACTIONS, isStatus } from "../inquiry-status.ts";
import { callAddress, replyAddress } from "./reply-address.ts";

/**
 * Replaces 'save': buttons to answer an inquiry in a mail program, mark, release and resend it. A note is saved with
 * each action, or automatically. Answering doesn't change the status, since we can't know whether the mail was sent.
 */
export function InquiryActions() {
  const { submit } = useForm();
  const isModified = useFormModified();
  const [fields] = useAllFormFields();
  const status = fields.status?.value;
  if (!isStatus(status)) return null;
  const actions = INQUIRY_ACTIONS[status];
  const isOpen = actions.some(({ to }) => to === "answered");
  const text = (name: string) => String(fields[name]?.value ?? "");
  const call = callAddress(text("phone"));
  const inquiry = {
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
    receivedAt: text("receivedAt"),
  };
  const button = (isMain = false) =>
    ({ buttonStyle: isMain ? "primary" : "secondary", size: "medium", margin: false }) as const;
  return (
    <>
      <Button el="anchor" url={replyAddress(inquiry)} {...button(isOpen)}>
        Antworten
      </Button>
      {call && (
        <Button el="anchor" url={call} {...button()}>
          Anrufen
        </Button>
      )}
      {isModified && (
        <Button onClick={() => void submit()} {...button()}>
          Speichern
        </Button>
      )}
      {actions.map(({ to, label }, index) => (
        <Button key={to} onClick={() => void submit({ overrides: { status: to } })} {...button(index === 0 && !isOpen)}>
          {label}
        </Button>
      ))}
    </>
  );
}
