import type { de } from "@payloadcms/translations/languages/de";

/** One group of texts, whose keys are Payload's. */
export type Texts<Group extends keyof typeof de.translations> = Partial<
  Record<keyof (typeof de.translations)[Group], string>
>;
