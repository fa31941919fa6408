import type { Condition, UploadField } from "payload";

type Options = {
  name: string;
  label: string;
  description: string;
  kind?: "picture" | "film";
  required?: boolean;
  condition?: Condition;
};

const PREFIX = { picture: "image/", film: "video/" };

/** One file from the media library; with a kind, only such files are offered. */
export function mediaField({ name, label, description, kind, required = false, condition }: Options): UploadField {
  return {
    name,
    type: "upload",
    relationTo: "media",
    label,
    required,
    filterOptions: kind ? { mimeType: { contains: PREFIX[kind] } } : undefined,
    admin: { description, ...(condition ? { condition } : {}) },
  };
}
