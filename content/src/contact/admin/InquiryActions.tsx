"use client";

import { Button, useAllFormFields, useForm, useFormModified } from "@payloadcms/ui";
import { INQUIRY_ACTIONS, isStatus } from "../status.ts";
import { callAddress, replyAddress } from "./reply-address.ts";

/**
 * In place of 'save': an inquiry can be answered in the editor's own mail program, marked, released and sent again; a note is
 * saved with each of these, or by itself. Answering marks nothing: no one knows whether the mail was sent.
 */
export function InquiryActions() {
  const { submit } = useForm();
  const isModified = useFormModified();
  const [fields] = useAllFormFields();
  const status = fields.status?.value;
  if (!isStatus(status)) return null;
  const text = (name: string) => String(fields[name]?.value ?? "");
  const call = callAddress(text("phone"));
  const inquiry = {
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
    receivedAt: text("receivedAt"),
  };
  return (
    <>
      <Button el="anchor" url={replyAddress(inquiry)} buttonStyle="secondary" size="medium">
        Antworten
      </Button>
      {call && (
        <Button el="anchor" url={call} buttonStyle="secondary" size="medium">
          Anrufen
        </Button>
      )}
      {isModified && (
        <Button buttonStyle="secondary" size="medium" onClick={() => void submit()}>
          Notiz speichern
        </Button>
      )}
      {INQUIRY_ACTIONS[status].map(({ to, label }, index) => (
        <Button
          key={to}
          buttonStyle={index === 0 ? "primary" : "secondary"}
          size="medium"
          onClick={() => void submit({ overrides: { status: to } })}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
