/** Legal texts by their columns in the table that they had of their own, as address and title of the pages that they become. */
const PAGES = [
  { column: "impressum", address: "impressum", title: "Impressum" },
  { column: "privacy_policy", address: "datenschutz", title: "Datenschutz\u00aderklärung" },
  { column: "accessibility_statement", address: "barrierefreiheit", title: "Barriere\u00adfreiheit" },
];

const addresses = PAGES.map(({ address }) => `'${address}'`).join(", ");

/** For a row without a time. */
const LONG_AGO = "'2026-11-01T00:00:00.000Z'";

const pageOf = ({ column, address, title }: (typeof PAGES)[number]): string[] => {
  const page = `"pages" WHERE "address" = '${address}' AND "deleted_at" IS NULL`;
  const fields = `"title", "address", "placement", "hidden_from_search", "content", "last_editor", "_status"`;
  const into = `INSERT INTO "pages" (${fields}, "updated_at", "created_at", "published_at")`;
  const fixed = `'${title}', '${address}', 'legal', FALSE`;
  const version = `"version_title", "version_address", "version_placement", "version_hidden_from_search", "version_content",
    "version_last_editor", "version__status", "version_updated_at", "version_created_at"`;
  return [
    `${into} SELECT ${fixed}, "${column}", "last_editor", "_status", COALESCE("updated_at", ${LONG_AGO}),
      COALESCE("created_at", ${LONG_AGO}), CASE WHEN "_status" = 'published' THEN "updated_at" END
      FROM "legal_texts" ORDER BY "id" LIMIT 1`,
    // Nothing but drafts were ever saved.
    `${into} SELECT ${fixed}, "version_${column}", "version_last_editor", 'draft', "updated_at", "created_at", NULL
      FROM "_legal_texts_v" WHERE "latest" = TRUE AND NOT EXISTS (SELECT 1 FROM "legal_texts")
      ORDER BY "id" DESC LIMIT 1`,
    `INSERT INTO "_pages_v" ("parent_id", ${version}, "created_at", "updated_at", "latest", "autosave")
      SELECT (SELECT "id" FROM ${page}), ${fixed}, "version_${column}", "version_last_editor", "version__status",
      "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave"
      FROM "_legal_texts_v" ORDER BY "id"`,
    // Where the demo was removed, there were no versions; lists show nothing else.
    `INSERT INTO "_pages_v" ("parent_id", ${version}, "created_at", "updated_at", "latest")
      SELECT "id", ${fields}, "updated_at", "created_at", "created_at", "updated_at", TRUE
      FROM ${page} AND NOT EXISTS (SELECT 1 FROM "_pages_v" WHERE "parent_id" = "pages"."id")`,
  ];
};

/** Makes three pages of the legal texts, with all versions: statements that both databases understand. */
export const LEGAL_TEXTS_TO_PAGES: string[] = [
  // A draft could have any address.
  `UPDATE "pages" SET "address" = "address" || '-' || "id" WHERE "address" IN (${addresses})`,
  `UPDATE "_pages_v" SET "version_address" = "version_address" || '-' || "parent_id"
    WHERE "version_address" IN (${addresses})`,
  `DELETE FROM "payload_locked_documents" WHERE "global_slug" = 'legal-texts'`,
  ...PAGES.flatMap(pageOf),
  'DROP TABLE "legal_texts"',
  'DROP TABLE "_legal_texts_v"',
];
