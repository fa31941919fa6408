"use client";

import { useForm, useFormFields, useRowLabel } from "@payloadcms/ui";
import { useEffect } from "react";

/** Labels a service asset by its title, and opens a new one. */
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
