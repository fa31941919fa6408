import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`inquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`delivered_at\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`last_error\` text,
  	\`suspicion\` text,
  	\`message_id\` text NOT NULL,
  	\`next_attempt_at\` text,
  	\`lease\` text,
  	\`confirmation\` text,
  	\`confirmation_attempts\` numeric DEFAULT 0,
  	\`form_key\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_status_idx\` ON \`inquiries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_received_at_idx\` ON \`inquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_next_attempt_at_idx\` ON \`inquiries\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`inquiries_form_key_idx\` ON \`inquiries\` (\`form_key\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_content_hash_idx\` ON \`inquiries\` (\`content_hash\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_updated_at_idx\` ON \`inquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_created_at_idx\` ON \`inquiries\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`inquiries\`;`)
}
