"use client";

import { useForm, useFormFields, useRowLabel } from "@payloadcms/ui";
import { useEffect } from "react";

/** A part of a service is called by its title, and a new one is open: there is nothing else to do with it. */
export function AssetLabel() {
  const { data, path, rowNumber = 0 } = useRowLabel<{ title?: string | null }>();
  const { dispatchFields } = useForm();
  const parent = path.slice(0, path.lastIndexOf("."));
  const rows = useFormFields(([fields]) => fields[parent]?.rows);
  const title = data?.title?.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the row appears
  useEffect(() => {
    if (title || !rows?.[rowNumber]?.collapsed) return;
    const updatedRows = rows.map((row, index) => (index === rowNumber ? { ...row, collapsed: false } : row));
    dispatchFields({ type: "SET_ROW_COLLAPSED", path: parent, updatedRows });
  }, [rows?.[rowNumber]?.id]);

  return <span>{title || `Neue Teilleistung (${rowNumber + 1})`}</span>;
}
