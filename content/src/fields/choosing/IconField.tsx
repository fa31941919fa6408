"use client";

import {
  Button,
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  useField,
  useFormFields,
} from "@payloadcms/ui";
import type { SelectFieldClientComponent } from "payload";
import { useEffect, useRef, useState } from "react";
import { Drawing } from "./ChoicePicture.tsx";
import { Chooser } from "./Chooser.tsx";
import styles from "./choosing.module.css";
import { ICON_CHOICES, iconFor, searchIcons } from "./icon-choices.ts";

/** Chooses an icon by picture. While a new entry's or row's title is typed, proposes the one that it names. */
export const IconField: SelectFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<string | null>({ potentiallyStalePath: given });
  const [open, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const icon = ICON_CHOICES.find(({ key }) => key === value);
  const locked = Boolean(readOnly || disabled);
  const id = `field-${path.replaceAll(".", "__")}`;

  const titlePath = `${path.slice(0, path.lastIndexOf(".") + 1)}title`;
  const title = useFormFields(([fields]) => String(fields[titlePath]?.value ?? ""));
  const isNew = useRef(title === "");
  const proposed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the title is typed
  useEffect(() => {
    if (!isNew.current || locked || (value ?? null) !== proposed.current) return;
    proposed.current = iconFor(title);
    if (proposed.current !== (value ?? null)) setValue(proposed.current);
  }, [title]);

  function remove(): void {
    part.current?.querySelector("button")?.focus(); // the pressed button disappears
    isNew.current = false;
    setValue(null);
  }

  return (
    <div id={id} className={`${fieldBaseClass} ${showError ? "error" : ""}`}>
      <FieldLabel label={field.label} path={path} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <div ref={part} className={styles.chosen}>
          {icon?.drawing && (
            <span className={styles.symbol}>
              <Drawing path={icon.drawing} />
            </span>
          )}
          {icon && <span>{icon.title}</span>}
          <Button buttonStyle="secondary" size="medium" margin={false} disabled={locked} onClick={() => setOpen(true)}>
            {icon ? "Anderes Symbol wählen" : "Symbol wählen"}
          </Button>
          {icon && (
            <Button buttonStyle="subtle" size="medium" margin={false} disabled={locked} onClick={remove}>
              Symbol entfernen
            </Button>
          )}
        </div>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
      {open && (
        <Chooser
          heading="Symbol wählen"
          label="Symbol suchen"
          search={searchIcons}
          chosen={value ? [value] : []}
          empty=""
          onClose={() => setOpen(false)}
          onChoose={([key]) => {
            setOpen(false);
            isNew.current = false;
            setValue(key);
          }}
        />
      )}
    </div>
  );
};
