/** Names of the migrations before the baseline, as databases remember them. */

export type Kind = "sqlite" | "postgres";

/** Migrations that every database of the first release remembers. */
export const FIRST_RELEASE: Record<Kind, string[]> = {
  sqlite: ["20261121_075631_initial", "20261121_085209_inquiries", "20261121_115818_editors_day"],
  postgres: ["20261121_075643_initial", "20261121_085218_inquiries", "20261121_115911_editors_day"],
};

/** The steps after it, in their order. The name without its date says which of statements.ts. */
export const STEPS: Record<Kind, string[]> = {
  sqlite: [
    "20261122_122900_inquiry_status",
    "20261122_131312_finished_at_and_consent",
    "20261122_133601_accounts",
    "20261122_134849_editing_and_trash",
    "20261122_161702_picture_credits",
    "20261122_163053_content_hash",
    "20261122_185008_albums",
    "20261122_190751_appearance",
    "20261122_213845_figures",
    "20261122_214919_addresses",
    "20261122_215526_sharing",
    "20261126_165815_price_note",
  ],
  postgres: [
    "20261122_122953_inquiry_status",
    "20261122_131350_finished_at_and_consent",
    "20261122_133630_accounts",
    "20261122_134919_editing_and_trash",
    "20261122_161714_picture_credits",
    "20261122_163059_content_hash",
    "20261122_185023_albums",
    "20261122_190815_appearance",
    "20261122_213914_figures",
    "20261122_214930_addresses",
    "20261122_215539_sharing",
    "20261124_203842_icons",
    "20261126_165843_price_note",
    "20261126_202242_choices_as_text",
  ],
};
