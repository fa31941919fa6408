import type { PayloadRequest, TextFieldSingleValidation, UploadFieldSingleValidation } from "payload";
import { text, upload } from "payload/shared";

type Options = { data: unknown; req: Pick<PayloadRequest, "context"> };

/** Whether a service is in the slider. Seeds and imports may lack parts of a slide. */
function isSlide({ data, req }: Options): boolean {
  const { slideId } = (data ?? {}) as { slideId?: number | null };
  return typeof slideId === "number" && req.context?.silent !== true;
}

/** A slide needs a headline. Drafts may lack it: Payload validates on publish. */
export const slideHeader: TextFieldSingleValidation = (value, options) =>
  !value?.trim() && isSlide(options)
    ? "Im Slider braucht diese Leistung eine Schlagzeile. Schreiben Sie eine, oder nehmen Sie sie unter „Startseite“ aus dem Slider."
    : text(value, options);

export const slidePicture: UploadFieldSingleValidation = (value, options) =>
  !value && isSlide(options)
    ? "Im Slider braucht diese Leistung ein Bild. Wählen Sie eines, oder nehmen Sie sie unter „Startseite“ aus dem Slider."
    : upload(value, options);
