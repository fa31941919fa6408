"use client";

import { TextInput, useField } from "@payloadcms/ui";
import type { DateFieldClientComponent } from "payload";
import { germanDateTime } from "../../platform/process/german-time.ts";

/** A read-only date in the agency's time zone: a calendar would use the browser's. */
export const DateShown: DateFieldClientComponent = ({ field: { label, admin }, path }) => {
  const { value } = useField<string | null>({ path });
  if (!value) return null;
  return (
    <TextInput path={path} label={label} description={admin?.description} value={germanDateTime(value)} readOnly />
  );
};
