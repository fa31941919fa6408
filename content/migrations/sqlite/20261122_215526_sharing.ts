import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`share_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`projects_share_image_idx\` ON \`projects\` (\`share_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_search_description\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_share_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_share_image_idx\` ON \`_projects_v\` (\`version_share_image_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`share_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`site_settings_share_image_idx\` ON \`site_settings\` (\`share_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_share_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_share_image_idx\` ON \`_site_settings_v\` (\`version_share_image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_projects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`header\` text,
  	\`teaser\` text,
  	\`image_id\` integer,
  	\`content\` text,
  	\`finished_at\` text,
  	\`published_at\` text,
  	\`last_editor\` text,
  	\`last_form\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_projects\`("id", "header", "teaser", "image_id", "content", "finished_at", "published_at", "last_editor", "last_form", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "header", "teaser", "image_id", "content", "finished_at", "published_at", "last_editor", "last_form", "updated_at", "created_at", "deleted_at", "_status" FROM \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`ALTER TABLE \`__new_projects\` RENAME TO \`projects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`projects_image_idx\` ON \`projects\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_finished_at_idx\` ON \`projects\` (\`finished_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_published_at_idx\` ON \`projects\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`_status_createdAt_idx\` ON \`projects\` (\`_status\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new__projects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_header\` text,
  	\`version_teaser\` text,
  	\`version_image_id\` integer,
  	\`version_content\` text,
  	\`version_finished_at\` text,
  	\`version_published_at\` text,
  	\`version_last_editor\` text,
  	\`version_last_form\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__projects_v\`("id", "parent_id", "version_header", "version_teaser", "version_image_id", "version_content", "version_finished_at", "version_published_at", "version_last_editor", "version_last_form", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_header", "version_teaser", "version_image_id", "version_content", "version_finished_at", "version_published_at", "version_last_editor", "version_last_form", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__projects_v\` RENAME TO \`_projects_v\`;`)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_image_idx\` ON \`_projects_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_finished_at_idx\` ON \`_projects_v\` (\`version_finished_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_published_at_idx\` ON \`_projects_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_createdAt_idx\` ON \`_projects_v\` (\`version__status\`,\`version_created_at\`);`)
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
  	\`counts_views\` integer DEFAULT true,
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
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "agency_name", "claim", "description", "owner_name", "vat_id", "copyright_year", "email", "phone", "mobile", "street", "postal_code", "city", "maps_url", "website", "facebook_url", "youtube_url", "instagram_url", "badge_image_id", "badge_title", "badge_url", "counts_views", "analytics_provider", "analytics_id", "analytics_url", "consent_opens_by_itself", "last_editor", "last_form", "_status", "updated_at", "created_at") SELECT "id", "agency_name", "claim", "description", "owner_name", "vat_id", "copyright_year", "email", "phone", "mobile", "street", "postal_code", "city", "maps_url", "website", "facebook_url", "youtube_url", "instagram_url", "badge_image_id", "badge_title", "badge_url", "counts_views", "analytics_provider", "analytics_id", "analytics_url", "consent_opens_by_itself", "last_editor", "last_form", "_status", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
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
  	\`version_counts_views\` integer DEFAULT true,
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
  await db.run(sql`INSERT INTO \`__new__site_settings_v\`("id", "version_agency_name", "version_claim", "version_description", "version_owner_name", "version_vat_id", "version_copyright_year", "version_email", "version_phone", "version_mobile", "version_street", "version_postal_code", "version_city", "version_maps_url", "version_website", "version_facebook_url", "version_youtube_url", "version_instagram_url", "version_badge_image_id", "version_badge_title", "version_badge_url", "version_counts_views", "version_analytics_provider", "version_analytics_id", "version_analytics_url", "version_consent_opens_by_itself", "version_last_editor", "version_last_form", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_agency_name", "version_claim", "version_description", "version_owner_name", "version_vat_id", "version_copyright_year", "version_email", "version_phone", "version_mobile", "version_street", "version_postal_code", "version_city", "version_maps_url", "version_website", "version_facebook_url", "version_youtube_url", "version_instagram_url", "version_badge_image_id", "version_badge_title", "version_badge_url", "version_counts_views", "version_analytics_provider", "version_analytics_id", "version_analytics_url", "version_consent_opens_by_itself", "version_last_editor", "version_last_form", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__site_settings_v\` RENAME TO \`_site_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_badge_image_idx\` ON \`_site_settings_v\` (\`version_badge_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_autosave_idx\` ON \`_site_settings_v\` (\`autosave\`);`)
}
