import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_references_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_references_v_autosave_idx\` ON \`_references_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_menuitems_v_autosave_idx\` ON \`_menuitems_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_projects_v_autosave_idx\` ON \`_projects_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_createdAt_idx\` ON \`_projects_v\` (\`version__status\`,\`version_created_at\`);`)
  await db.run(sql`ALTER TABLE \`_categories_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_categories_v_autosave_idx\` ON \`_categories_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`role\` text DEFAULT 'editor' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`reads_inquiries\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_status_createdAt_idx\` ON \`projects\` (\`_status\`,\`created_at\`);`)
  // Accounts from before there were roles could do everything, and go on to.
  await db.run(sql`UPDATE \`users\` SET \`role\` = 'administrator', \`reads_inquiries\` = true;`)
  // The pages of a category, in order, without reading its other projects.
  await db.run(sql`CREATE INDEX \`projects_rels_category_project_idx\` ON \`projects_rels\` (\`categories_id\`,\`path\`,\`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`projects_rels_category_project_idx\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP INDEX \`_services_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_references_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_references_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_menuitems_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_menuitems_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_status_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_autosave_idx\`;`)
  await db.run(sql`DROP INDEX \`version__status_version_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`_categories_v_autosave_idx\`;`)
  await db.run(sql`ALTER TABLE \`_categories_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reads_inquiries\`;`)
}
