/** The migrations before the baseline, for both kinds of database. */
import type { Kind } from "./names.ts";
import { add, drop, file, index, replace, SHARE_IMAGES, shareImage, shareIndex } from "./sql.ts";

const TRASHED = ["services", "references", "menuitems", "projects", "categories"];

/** Settings that were required once, and what SQLite has in their place. */
const OPTIONAL = {
  agency_name: "text",
  copyright_year: "numeric DEFAULT 2022",
  email: "text",
  analytics_provider: "text DEFAULT 'off'",
};

/** SQL by the name of the step; none for a step that is part of to-baseline.ts. */
export function statementsOf(kind: Kind): Record<string, string[]> {
  const isSqlite = kind === "sqlite";
  const [text, moment, flag] = isSqlite
    ? ["text", "text", "integer"]
    : ["varchar", "timestamp(3) with time zone", "boolean"];
  const id = `"id" ${isSqlite ? "integer PRIMARY KEY AUTOINCREMENT" : "serial PRIMARY KEY"} NOT NULL`;
  const now = isSqlite ? "(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))" : "now()";
  const times = `"updated_at" ${moment} DEFAULT ${now} NOT NULL, "created_at" ${moment} DEFAULT ${now} NOT NULL`;
  const timeIndexes = (table: string) => [
    index(`${table}_updated_at`, table, "updated_at"),
    index(`${table}_created_at`, table, "created_at"),
  ];
  const editing = (prefix: string) => [`"${prefix}last_editor" ${text}`, `"${prefix}last_form" ${text}`];
  const status = (prefix: string) => `"${prefix}_status" ${text} DEFAULT 'draft'`;
  const trash = (prefix: string) => [...editing(prefix), `"${prefix}deleted_at" ${moment}`];

  /** Of settings and legal texts: what was stored before there were drafts is what visitors see. */
  const drafts = (table: string) => [
    ...add(table, ...editing(""), status("")),
    ...add(`_${table}_v`, ...editing("version_"), status("version_"), `"latest" ${flag}`, `"autosave" ${flag}`),
    index(`${table}__status`, table, "_status"),
    ...draftIndexes(`_${table}_v`),
    `UPDATE "${table}" SET "_status" = 'published'`,
    `UPDATE "_${table}_v" SET "version__status" = 'published', "latest" = ("id" = (SELECT max("id") FROM "_${table}_v"))`,
  ];
  const draftIndexes = (versions: string) => [
    index(`${versions}_version_version__status`, versions, "version__status"),
    index(`${versions}_latest`, versions, "latest"),
    index(`${versions}_autosave`, versions, "autosave"),
  ];
  const optional = (table: string, prefix: string) =>
    Object.entries(OPTIONAL).flatMap(([column, type]) =>
      isSqlite
        ? replace(table, prefix + column, type)
        : [`ALTER TABLE "${table}" ALTER COLUMN "${prefix + column}" DROP NOT NULL`],
    );
  /** An entry in the trash leaves its name free. */
  const uniqueName = (table: string) => [
    `DROP INDEX "${table}_name_idx"`,
    `CREATE UNIQUE INDEX "${table}_name_idx" ON "${table}" ("name") WHERE "deleted_at" IS NULL`,
  ];
  const appearance = (prefix: string) =>
    [
      `mark" ${text}`,
      `mark_colours" ${text} DEFAULT 'own'`,
      `mark_with_name" ${flag} DEFAULT true`,
      `mark_id" ${text}`,
      `mark_width" numeric`,
      `mark_height" numeric`,
      `mark_ground" ${text}`,
      `mark_opaque" ${flag}`,
      `accent" ${text} DEFAULT '#e8472b'`,
      `paper" ${text} DEFAULT '#f4efe6'`,
      `ink" ${text} DEFAULT '#17161a'`,
      `typeface" ${text} DEFAULT 'bricolage'`,
      `last_editor" ${text}`,
      `last_form" ${text}`,
      `_status" ${text} DEFAULT 'draft'`,
      `updated_at" ${moment}`,
      `created_at" ${moment}`,
    ].map((column) => `"${prefix}${column}`);

  return {
    inquiry_status: [drop("users", "reset_password_requested_at")],
    finished_at_and_consent: [
      ...add("projects", `"finished_at" ${moment}`),
      ...add("_projects_v", `"version_finished_at" ${moment}`),
      index("projects_finished_at", "projects", "finished_at"),
      index("_projects_v_version_version_finished_at", "_projects_v", "version_finished_at"),
      // Old entries keep the day of entry.
      `UPDATE "projects" SET "finished_at" = "created_at"`,
      `UPDATE "_projects_v" SET "version_finished_at" = "version_created_at"`,
      ...add("site_settings", `"consent_opens_by_itself" ${flag} DEFAULT true`),
      ...add("_site_settings_v", `"version_consent_opens_by_itself" ${flag} DEFAULT true`),
    ],
    accounts: [
      `CREATE TABLE "second_factors" (${id}, "user_id" integer NOT NULL, "secret" ${text} NOT NULL,
        "confirmed_at" ${moment}, "last_step" numeric DEFAULT 0 NOT NULL, "recovery_codes" ${text}, ${times},
        CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null)`,
      `CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" ("user_id")`,
      ...timeIndexes("second_factors"),
      drop("users", "login_attempts"),
      drop("users", "lock_until"),
    ],
    editing_and_trash: [
      ...optional("site_settings", ""),
      ...optional("_site_settings_v", "version_"),
      ...drafts("site_settings"),
      ...drafts("legal_texts"),
      ...TRASHED.flatMap((table) => [
        ...add(table, ...trash("")),
        ...add(`_${table}_v`, ...trash("version_")),
        index(`${table}_deleted_at`, table, "deleted_at"),
        index(`_${table}_v_version_version_deleted_at`, `_${table}_v`, "version_deleted_at"),
      ]),
      ...add("media", ...trash("")),
      index("media_deleted_at", "media", "deleted_at"),
      ...["services", "menuitems", "categories"].flatMap(uniqueName),
    ],
    picture_credits: add("media", `"credit" ${text}`),
    content_hash: [...add("media", `"content_hash" ${text}`), index("media_content_hash", "media", "content_hash")],
    albums: [...add("media", `"album" ${text}`), index("media_album", "media", "album")],
    appearance: [
      `CREATE TABLE "appearance" (${[id, ...appearance("")].join(", ")})`,
      index("appearance__status", "appearance", "_status"),
      `CREATE TABLE "_appearance_v" (${[id, ...appearance("version_")].join(", ")}, ${times},
        "latest" ${flag}, "autosave" ${flag})`,
      ...draftIndexes("_appearance_v"),
      ...timeIndexes("_appearance_v"),
    ],
    figures: [
      `CREATE TABLE "figures" (${id}, "day" ${text} NOT NULL, "kind" ${text} NOT NULL, "name" ${text} NOT NULL,
        "views" numeric NOT NULL)`,
      `CREATE UNIQUE INDEX "day_kind_name_idx" ON "figures" ("day", "kind", "name")`,
      ...add("site_settings", `"counts_views" ${flag} DEFAULT true`),
      ...add("_site_settings_v", `"version_counts_views" ${flag} DEFAULT true`),
      // An update counts nobody.
      `UPDATE "site_settings" SET "counts_views" = false`,
      `UPDATE "_site_settings_v" SET "version_counts_views" = false`,
    ],
    addresses: [
      `CREATE TABLE "public_addresses" (${id}, "address" ${text} NOT NULL, "type" ${text} NOT NULL,
        "entry" numeric NOT NULL, ${times})`,
      `CREATE UNIQUE INDEX "public_addresses_address_idx" ON "public_addresses" ("address")`,
      index("public_addresses_entry", "public_addresses", "entry"),
      ...timeIndexes("public_addresses"),
      // What was public before is found again when it gets another name.
      `INSERT INTO "public_addresses" ("address", "type", "entry") SELECT '/#' || "name", 'services', "id"
        FROM "services" WHERE "_status" = 'published' AND "deleted_at" IS NULL AND "name" IS NOT NULL`,
    ],
    sharing: [
      ...add("projects", `"search_description" ${text}`),
      ...add("_projects_v", `"version_search_description" ${text}`),
      ...SHARE_IMAGES.flatMap(([table, prefix]) => [
        ...add(table, `"${shareImage(prefix)}" ${file(table, shareImage(prefix))}`),
        index(shareIndex(table, prefix), table, shareImage(prefix)),
      ]),
    ],
    price_note: [
      ...add("site_settings", `"price_note" ${text}`),
      ...add("_site_settings_v", `"version_price_note" ${text}`),
    ],
  };
}
