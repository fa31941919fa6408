import { toast } from "@payloadcms/ui";
import { unsupportedReason } from "../../file-types.ts";

/** Where files are dropped or pasted in Payload's forms. */
const DROPZONE = ".dropzone";

/** On a file input whose form says by itself what cannot be used (admin/several-files). */
export const TELLS_BY_ITSELF = { "data-tells-unsupported": "" };

const isWatched = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && !("tellsUnsupported" in target.dataset);

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
  const onChange = ({ target }: Event) => isWatched(target) && tell(target.files);
  const onDrop = ({ target, dataTransfer }: DragEvent) =>
    target instanceof Element && target.closest(DROPZONE) && tell(dataTransfer?.files);

  // Before Payload's own, which end the event.
  document.addEventListener("change", onChange, { capture: true });
  document.addEventListener("drop", onDrop, { capture: true });
  return () => {
    document.removeEventListener("change", onChange, { capture: true });
    document.removeEventListener("drop", onDrop, { capture: true });
  };
}
