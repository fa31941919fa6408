import type { de } from "@payloadcms/translations/languages/de";

/** Texts of one of Payload's groups, by Payload's keys. */
export type Texts<Group extends keyof typeof de.translations> = Partial<
  Record<keyof (typeof de.translations)[Group], string>
>;
