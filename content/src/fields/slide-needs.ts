import type { PayloadRequest, TextFieldSingleValidation, UploadFieldSingleValidation } from "payload";
import { text, upload } from "payload/shared";

type Options = { data: unknown; req: Pick<PayloadRequest, "context"> };

/** Whether a service has a place in the slider. Seeds and imports may lack parts that a slide needs. */
function isSlide({ data, req }: Options): boolean {
  const { slideId } = (data ?? {}) as { slideId?: number | null };
  return typeof slideId === "number" && req.context?.silent !== true;
}

/** A slide without words says nothing. Drafts may lack them: Payload checks what is published. */
export const slideHeader: TextFieldSingleValidation = (value, options) =>
  !value?.trim() && isSlide(options)
    ? "Im Slider braucht diese Leistung eine Schlagzeile. Schreiben Sie eine, oder nehmen Sie sie unter „Startseite“ aus dem Slider."
    : text(value, options);

/** A slide without a picture is an empty screen. */
export const slidePicture: UploadFieldSingleValidation = (value, options) =>
  !value && isSlide(options)
    ? "Im Slider braucht diese Leistung ein Bild. Wählen Sie eines, oder nehmen Sie sie unter „Startseite“ aus dem Slider."
    : upload(value, options);
