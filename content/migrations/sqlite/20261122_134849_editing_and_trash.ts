import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`agency_name\` text,
  	\`claim\` text,
  	\`description\` text,
  	\`owner_name\` text,
  	\`vat_id\` text,
  	\`copyright_year\` numeric DEFAULT 2022,
  	\`email\` text,
  	\`phone\` text,
  	\`mobile\` text,
  	\`street\` text,
  	\`postal_code\` text,
  	\`city\` text,
  	\`maps_url\` text,
  	\`website\` text,
  	\`facebook_url\` text,
  	\`youtube_url\` text,
  	\`instagram_url\` text,
  	\`badge_image_id\` integer,
  	\`badge_title\` text,
  	\`badge_url\` text,
  	\`analytics_provider\` text DEFAULT 'off',
  	\`analytics_id\` text,
  	\`analytics_url\` text,
  	\`consent_opens_by_itself\` integer DEFAULT true,
  	\`last_editor\` text,
  	\`last_form\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`badge_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "agency_name", "claim", "description", "owner_name", "vat_id", "copyright_year", "email", "phone", "mobile", "street", "postal_code", "city", "maps_url", "website", "facebook_url", "youtube_url", "instagram_url", "badge_image_id", "badge_title", "badge_url", "analytics_provider", "analytics_id", "analytics_url", "consent_opens_by_itself", "last_editor", "last_form", "_status", "updated_at", "created_at") SELECT "id", "agency_name", "claim", "description", "owner_name", "vat_id", "copyright_year", "email", "phone", "mobile", "street", "postal_code", "city", "maps_url", "website", "facebook_url", "youtube_url", "instagram_url", "badge_image_id", "badge_title", "badge_url", "analytics_provider", "analytics_id", "analytics_url", "consent_opens_by_itself", NULL, NULL, 'published', "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_settings_badge_image_idx\` ON \`site_settings\` (\`badge_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_agency_name\` text,
  	\`version_claim\` text,
  	\`version_description\` text,
  	\`version_owner_name\` text,
  	\`version_vat_id\` text,
  	\`version_copyright_year\` numeric DEFAULT 2022,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_street\` text,
  	\`version_postal_code\` text,
  	\`version_city\` text,
  	\`version_maps_url\` text,
  	\`version_website\` text,
  	\`version_facebook_url\` text,
  	\`version_youtube_url\` text,
  	\`version_instagram_url\` text,
  	\`version_badge_image_id\` integer,
  	\`version_badge_title\` text,
  	\`version_badge_url\` text,
  	\`version_analytics_provider\` text DEFAULT 'off',
  	\`version_analytics_id\` text,
  	\`version_analytics_url\` text,
  	\`version_consent_opens_by_itself\` integer DEFAULT true,
  	\`version_last_editor\` text,
  	\`version_last_form\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_badge_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_agency_name", "version_claim", "version_description", "version_owner_name", "version_vat_id", "version_copyright_year", "version_email", "version_phone", "version_mobile", "version_street", "version_postal_code", "version_city", "version_maps_url", "version_website", "version_facebook_url", "version_youtube_url", "version_instagram_url", "version_badge_image_id", "version_badge_title", "version_badge_url", "version_analytics_provider", "version_analytics_id", "version_analytics_url", "version_consent_opens_by_itself", "version_last_editor", "version_last_form", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_agency_name", "version_claim", "version_description", "version_owner_name", "version_vat_id", "version_copyright_year", "version_email", "version_phone", "version_mobile", "version_street", "version_postal_code", "version_city", "version_maps_url", "version_website", "version_facebook_url", "version_youtube_url", "version_instagram_url", "version_badge_image_id", "version_badge_title", "version_badge_url", "version_analytics_provider", "version_analytics_id", "version_analytics_url", "version_consent_opens_by_itself", NULL, NULL, 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", NULL, NULL FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_badge_image_idx\` ON \`_site_settings_v\` (\`version_badge_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`last_form\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_last_form\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`last_form\` text;`)
  await db.run(sql`ALTER TABLE \`references\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`references_deleted_at_idx\` ON \`references\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_last_form\` text;`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_references_v_version_version_deleted_at_idx\` ON \`_references_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`menuitems\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`menuitems\` ADD \`last_form\` text;`)
  await db.run(sql`ALTER TABLE \`menuitems\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`menuitems_deleted_at_idx\` ON \`menuitems\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` ADD \`version_last_form\` text;`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_menuitems_v_version_version_deleted_at_idx\` ON \`_menuitems_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`last_form\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_last_form\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`last_form\` text;`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_last_form\` text;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_categories_v_version_version_deleted_at_idx\` ON \`_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`last_form\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`legal_texts\` ADD \`last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`legal_texts\` ADD \`last_form\` text;`)
  await db.run(sql`ALTER TABLE \`legal_texts\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`legal_texts__status_idx\` ON \`legal_texts\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` ADD \`version_last_editor\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` ADD \`version_last_form\` text;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` ADD \`latest\` integer;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_version_version__status_idx\` ON \`_legal_texts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_latest_idx\` ON \`_legal_texts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_legal_texts_v_autosave_idx\` ON \`_legal_texts_v\` (\`autosave\`);`)
  // What was stored before there were drafts is what visitors see.
  await db.run(sql`UPDATE \`legal_texts\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_legal_texts_v\` SET \`version__status\` = 'published', \`latest\` = (\`id\` = (SELECT max(\`id\`) FROM \`_legal_texts_v\`));`)
  await db.run(sql`UPDATE \`_site_settings_v\` SET \`latest\` = (\`id\` = (SELECT max(\`id\`) FROM \`_site_settings_v\`));`)
  // What is in the trash leaves its name free.
  await db.run(sql`DROP INDEX \`services_name_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_name_idx\` ON \`services\` (\`name\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`DROP INDEX \`menuitems_name_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menuitems_name_idx\` ON \`menuitems\` (\`name\`) WHERE \`deleted_at\` IS NULL;`)
  await db.run(sql`DROP INDEX \`categories_name_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_name_idx\` ON \`categories\` (\`name\`) WHERE \`deleted_at\` IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`services_name_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_name_idx\` ON \`services\` (\`name\`);`)
  await db.run(sql`DROP INDEX \`menuitems_name_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`menuitems_name_idx\` ON \`menuitems\` (\`name\`);`)
  await db.run(sql`DROP INDEX \`categories_name_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_name_idx\` ON \`categories\` (\`name\`);`)
  await db.run(sql`DROP INDEX \`services_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`last_form\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_services_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_last_form\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`references_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`references\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`references\` DROP COLUMN \`last_form\`;`)
  await db.run(sql`ALTER TABLE \`references\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_references_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_references_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_references_v\` DROP COLUMN \`version_last_form\`;`)
  await db.run(sql`ALTER TABLE \`_references_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`menuitems_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`menuitems\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`menuitems\` DROP COLUMN \`last_form\`;`)
  await db.run(sql`ALTER TABLE \`menuitems\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_menuitems_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` DROP COLUMN \`version_last_form\`;`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`projects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`last_form\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_last_form\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`last_form\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_categories_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_last_form\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`last_form\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`agency_name\` text NOT NULL,
  	\`claim\` text,
  	\`description\` text,
  	\`owner_name\` text,
  	\`vat_id\` text,
  	\`copyright_year\` numeric DEFAULT 2022 NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`mobile\` text,
  	\`street\` text,
  	\`postal_code\` text,
  	\`city\` text,
  	\`maps_url\` text,
  	\`website\` text,
  	\`facebook_url\` text,
  	\`youtube_url\` text,
  	\`instagram_url\` text,
  	\`badge_image_id\` integer,
  	\`badge_title\` text,
  	\`badge_url\` text,
  	\`analytics_provider\` text DEFAULT 'off' NOT NULL,
  	\`analytics_id\` text,
  	\`analytics_url\` text,
  	\`consent_opens_by_itself\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`badge_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "agency_name", "claim", "description", "owner_name", "vat_id", "copyright_year", "email", "phone", "mobile", "street", "postal_code", "city", "maps_url", "website", "facebook_url", "youtube_url", "instagram_url", "badge_image_id", "badge_title", "badge_url", "analytics_provider", "analytics_id", "analytics_url", "consent_opens_by_itself", "updated_at", "created_at") SELECT "id", "agency_name", "claim", "description", "owner_name", "vat_id", "copyright_year", "email", "phone", "mobile", "street", "postal_code", "city", "maps_url", "website", "facebook_url", "youtube_url", "instagram_url", "badge_image_id", "badge_title", "badge_url", "analytics_provider", "analytics_id", "analytics_url", "consent_opens_by_itself", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_settings_badge_image_idx\` ON \`site_settings\` (\`badge_image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_agency_name\` text NOT NULL,
  	\`version_claim\` text,
  	\`version_description\` text,
  	\`version_owner_name\` text,
  	\`version_vat_id\` text,
  	\`version_copyright_year\` numeric DEFAULT 2022 NOT NULL,
  	\`version_email\` text NOT NULL,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_street\` text,
  	\`version_postal_code\` text,
  	\`version_city\` text,
  	\`version_maps_url\` text,
  	\`version_website\` text,
  	\`version_facebook_url\` text,
  	\`version_youtube_url\` text,
  	\`version_instagram_url\` text,
  	\`version_badge_image_id\` integer,
  	\`version_badge_title\` text,
  	\`version_badge_url\` text,
  	\`version_analytics_provider\` text DEFAULT 'off' NOT NULL,
  	\`version_analytics_id\` text,
  	\`version_analytics_url\` text,
  	\`version_consent_opens_by_itself\` integer DEFAULT true,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_badge_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_agency_name", "version_claim", "version_description", "version_owner_name", "version_vat_id", "version_copyright_year", "version_email", "version_phone", "version_mobile", "version_street", "version_postal_code", "version_city", "version_maps_url", "version_website", "version_facebook_url", "version_youtube_url", "version_instagram_url", "version_badge_image_id", "version_badge_title", "version_badge_url", "version_analytics_provider", "version_analytics_id", "version_analytics_url", "version_consent_opens_by_itself", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_agency_name", "version_claim", "version_description", "version_owner_name", "version_vat_id", "version_copyright_year", "version_email", "version_phone", "version_mobile", "version_street", "version_postal_code", "version_city", "version_maps_url", "version_website", "version_facebook_url", "version_youtube_url", "version_instagram_url", "version_badge_image_id", "version_badge_title", "version_badge_url", "version_analytics_provider", "version_analytics_id", "version_analytics_url", "version_consent_opens_by_itself", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_badge_image_idx\` ON \`_site_settings_v\` (\`version_badge_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`DROP INDEX \`legal_texts__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`legal_texts\` DROP COLUMN \`last_editor\`;`)
  await db.run(sql`ALTER TABLE \`legal_texts\` DROP COLUMN \`last_form\`;`)
  await db.run(sql`ALTER TABLE \`legal_texts\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_legal_texts_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_legal_texts_v_latest_idx\`;`)
  await db.run(sql`DROP INDEX \`_legal_texts_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` DROP COLUMN \`version_last_editor\`;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` DROP COLUMN \`version_last_form\`;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`ALTER TABLE \`_legal_texts_v\` DROP COLUMN \`autosave\`;`)
}
