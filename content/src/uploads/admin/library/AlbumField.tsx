"use client";

import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { useId } from "react";
import { useAlbums } from "./albums.ts";

/** The album of a file: one that there is, or a new one, which begins with its first file. */
export const AlbumField: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<string>({ potentiallyStalePath: given });
  const list = useId();
  const albums = useAlbums();
  const isReadOnly = Boolean(readOnly || disabled);
  const id = `field-${path.replaceAll(".", "__")}`;
  return (
    <div className={`${fieldBaseClass} text ${isReadOnly ? "read-only" : ""}`}>
      <FieldLabel label={field.label} path={path} htmlFor={id} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          name={path}
          type="text"
          list={list}
          autoComplete="off"
          maxLength={field.maxLength}
          disabled={isReadOnly}
          value={value ?? ""}
          onChange={({ target }) => setValue(target.value)}
        />
        <datalist id={list}>
          {albums.map((album) => (
            <option key={album} value={album} />
          ))}
        </datalist>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  );
};
