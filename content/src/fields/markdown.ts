import type { TextareaField } from "payload";

const HOW_TO =
  "Leerzeile: neuer Absatz. **fett**, *kursiv*, „- “ am Zeilenanfang für Listen, [Text](https://…) für Links, ## für Überschriften.";

type Options = {
  name: string;
  label: string;
  description: string;
  required?: boolean;
  rows?: number;
  maxLength?: number;
};

/** Text with Markdown (spec §3, Markdown rendering). The site renders and sanitises it. */
export function markdownField({
  name,
  label,
  description,
  required = false,
  rows = 6,
  maxLength = 20_000,
}: Options): TextareaField {
  return {
    name,
    type: "textarea",
    label,
    required,
    maxLength,
    admin: { description: `${description} ${HOW_TO}`, rows },
  };
}
