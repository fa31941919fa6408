import { expect, test } from "vitest";
import { bucketOf } from "./bucket-settings.ts";
import { readSettings } from "./read-settings.ts";

const GOOD = { NODE_ENV: "production", PAYLOAD_SECRET: "p".repeat(32), WEBHOOK_SECRET: "n".repeat(32) } as const;

test("two secrets are enough", () => {
  expect(readSettings(GOOD)).toMatchObject({
    SECOND_FACTOR: "optional",
    SITE_URLS: ["http://127.0.0.1:3000"],
    LOG_LEVEL: "info",
  });
});

test("the build needs no secrets", () => {
  expect(readSettings({ NODE_ENV: "production", NEXT_PHASE: "phase-production-build" }).LOG_LEVEL).toBe("info");
});

test.each([
  ["PAYLOAD_SECRET", "short", /PAYLOAD_SECRET is missing or too short. Set it to at least 32/],
  ["WEBHOOK_SECRET", "", /WEBHOOK_SECRET is missing or too short/],
  ["DATABASE_URL", "mysql://x", /DATABASE_URL must begin with postgres:\/\/ or file:/],
  ["DATABASE_URL", "postgres://x:y@one:5432,two:5432/agentur", /DATABASE_URL must name one host/],
  ["S3_BUCKET", "Medien", /S3_BUCKET is no bucket's name/],
  ["S3_BUCKET", "medien", /S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/],
  ["S3_ENDPOINT", "https://s3.example.org/medien", /S3_ENDPOINT must be the address of the S3 store without a path/],
  ["S3_REGION", "Frankfurt am Main", /S3_REGION is no region/],
  ["SITE_URLS", "localhost:3000", /SITE_URLS must list addresses/],
  ["SEED", "yes", /SEED must be demo or none/],
  ["ADMIN_EMAIL", "chef", /ADMIN_EMAIL is not an e-mail address/],
  ["ADMIN_PASSWORD", "1234", /ADMIN_PASSWORD is too short/],
  ["BACKGROUND_ENCODING", "yes", /BACKGROUND_ENCODING must be on or off/],
  ["BACKUP_TIME", "25:00", /BACKUP_TIME must be a time of day/],
  ["BACKUP_PASSPHRASE", "geheim", /BACKUP_PASSPHRASE is too short/],
  [
    "BACKUP_S3_BUCKET",
    "sicherungen",
    /BACKUP_S3_BUCKET and the settings beside it are gone: no copy .* restic or rclone/,
  ],
  ["BACKUP_BEFORE_MIGRATION", "no", /BACKUP_BEFORE_MIGRATION must be on or off/],
  ["LOG_LEVEL", "loud", /LOG_LEVEL must be one of/],
])("an invalid %s stops the start with a message that says what to do", (name, value, sentence) => {
  expect(() => readSettings({ ...GOOD, [name]: value })).toThrow(sentence);
});

test("an S3 store needs a bucket, both parts of its key, and a location", () => {
  const key = { S3_BUCKET: "medien", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  expect(() => readSettings({ ...GOOD, ...key })).toThrow("S3_ENDPOINT or S3_REGION is missing");
  expect(() => readSettings({ ...GOOD, ...key, S3_SECRET_ACCESS_KEY: "", S3_REGION: "x" })).toThrow(/belong together/);
  expect(bucketOf(readSettings({ ...GOOD, ...key, S3_REGION: "eu-central-1" }))).toMatchObject({ endpoint: null });
  const elsewhere = bucketOf(readSettings({ ...GOOD, ...key, S3_ENDPOINT: "https://s3.example.org/" }));
  expect(elsewhere).toMatchObject({ name: "medien", endpoint: "https://s3.example.org", region: "us-east-1" });
  expect(bucketOf(readSettings(GOOD))).toBeNull();
});
