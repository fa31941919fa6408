import type { Ref } from "react";
import { CHOSEN_FILES } from "../../file-types.ts";

type Props = {
  /** For a button that calls `click()`. */
  ref: Ref<HTMLInputElement>;
  label?: string | undefined;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/** Chooses files from this computer. The same file can be chosen twice in a row. */
export function FileInput({ ref, label, accept = CHOSEN_FILES, multiple = false, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={multiple}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = "";
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
