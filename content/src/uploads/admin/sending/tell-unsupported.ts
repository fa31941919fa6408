import { toast } from "@payloadcms/ui";
import { unsupportedReason } from "../../file-types.ts";

/** Where files are chosen, dropped or pasted in Payload's forms. Others say by themselves what cannot be used. */
const DROPZONE = ".dropzone";

/** Marks what takes other files than the library does. */
const OTHER_FILES = "[data-other-files]";

/**
 * Says at once which of the chosen files cannot be used, and why. Payload's form for several files leaves these out without a
 * word, and the one for a single file would send it first.
 *
 * @returns ends it
 */
export function tellUnsupported(): () => void {
  function tell(files: FileList | null | undefined): void {
    for (const file of files ?? []) {
      const reason = unsupportedReason(file);
      if (reason) toast.error(`„${file.name}“: ${reason}`);
    }
  }
  const isInForm = (target: EventTarget | null) =>
    target instanceof Element && target.closest(DROPZONE) !== null && target.closest(OTHER_FILES) === null;
  const onChange = ({ target }: Event) => isInForm(target) && target instanceof HTMLInputElement && tell(target.files);
  const onDrop = ({ target, dataTransfer }: DragEvent) => isInForm(target) && tell(dataTransfer?.files);

  // Before Payload's own, which end the event.
  document.addEventListener("change", onChange, { capture: true });
  document.addEventListener("drop", onDrop, { capture: true });
  return () => {
    document.removeEventListener("change", onChange, { capture: true });
    document.removeEventListener("drop", onDrop, { capture: true });
  };
}
