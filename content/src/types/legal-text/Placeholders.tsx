"use client";

import { useField, useFormFields } from "@payloadcms/ui";
import { LEGAL_PLACEHOLDERS } from "@schaufenster/contract/legal-placeholders";
import { use } from "react";
import { InsertText } from "../../fields/markdown/field/insert-text.ts";
import styles from "./placeholders.module.css";

/** Placeholders for a legal text, inserted at the cursor on click. */
export function Placeholders({ path }: { path: string }) {
  const { value, setValue } = useField<string>({ path });
  const placement = useFormFields(([fields]) => fields.placement?.value);
  const editor = use(InsertText);

  function insert(placeholder: string): void {
    if (editor.current) {
      editor.current(placeholder);
      return;
    }
    const text = value ?? "";
    const field = document.getElementById(`field-${path.replaceAll(".", "__")}`);
    const at = field instanceof HTMLTextAreaElement ? field.selectionStart : text.length;
    setValue(text.slice(0, at) + placeholder + text.slice(at));
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    requestAnimationFrame(() => field.setSelectionRange(at + placeholder.length, at + placeholder.length));
  }

  if (placement !== "legal") return null;
  return (
    <details className={styles.placeholders}>
      <summary>Platzhalter einfügen</summary>
      <ul className={styles.list}>
        {LEGAL_PLACEHOLDERS.map(({ name, shows }) => (
          <li key={name}>
            <button type="button" className={styles.insert} onClick={() => insert(`{{${name}}}`)}>
              {`{{${name}}}`}
            </button>
            <span>{shows}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
