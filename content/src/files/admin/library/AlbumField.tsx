"use client";

import { TextInput, useField } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { type ChangeEvent, useId } from "react";
import { useAlbums } from "./albums.ts";

/** The album of a file: an existing one, or a new one that starts with this file. */
export const AlbumField: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<string>({ potentiallyStalePath: given });
  const list = useId();
  const attributes = { list, autoComplete: "off", maxLength: field.maxLength };
  return (
    <TextInput
      label={field.label}
      description={field.admin?.description}
      path={path}
      value={value ?? ""}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      htmlAttributes={attributes}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setValue(target.value)}
      AfterInput={
        <datalist id={list}>
          {useAlbums().map((album) => (
            <option key={album} value={album} />
          ))}
        </datalist>
      }
    />
  );
};
