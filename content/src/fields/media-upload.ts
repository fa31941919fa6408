import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Condition, UploadField, UploadFieldSingleValidation } from "payload";

type Options = {
  name: string;
  label: string;
  description: string;
  kind: "picture" | "film";
  required?: boolean;
  condition?: Condition;
  afterInput?: string[];
  validate?: UploadFieldSingleValidation;
};

const PREFIX = { picture: "image/", film: "video/" };

const mediaComponents = { Field: "/fields/media/MediaField.tsx#MediaField" };

/** One file of the media library, of a given kind. */
export function mediaField({ kind, description, condition, afterInput, validate, ...field }: Options): UploadField {
  return {
    ...field,
    type: "upload",
    relationTo: "media",
    filterOptions: { mimeType: { contains: PREFIX[kind] } },
    ...(validate && { validate }),
    admin: {
      description,
      ...(condition && { condition }),
      custom: { kind },
      components: { ...mediaComponents, ...(afterInput && { afterInput }) },
    },
  };
}

export function mediaFields({ name, label, description }: Omit<Options, "kind">): UploadField {
  return {
    name,
    label,
    type: "upload",
    relationTo: "media",
    hasMany: true,
    filterOptions: { mimeType: { not_equals: PDF_TYPE } },
    admin: { description, components: mediaComponents },
  };
}
