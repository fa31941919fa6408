import * as v from "valibot";
import { checked, type Rule } from "./checked.ts";

/** A bucket's name, as all S3 stores take it: 3 to 63 small letters, digits, hyphens and dots. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** An origin: what it has beyond that would be lost, or stand before each file's name. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, username } = new URL(text);
  return /^https?:$/.test(protocol) && !username && text.replace(/\/$/, "") === origin;
}

const bucketName = (setting: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(BUCKET_NAME, `${setting} is no bucket's name: 3 to 63 small letters, digits, hyphens and dots.`),
    ),
  );

const storeOrigin = (setting: string, bucket: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        `${setting} must be the address of the S3 store without a path, for example https://s3.example.org. The bucket's name goes to ${bucket}.`,
      ),
      v.transform((url) => new URL(url).origin),
    ),
  );

const storeRegion = (setting: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, `${setting} is no region, for example eu-central-1.`)));

/** Settings of the S3 store for uploads, to be spread into the schema of all settings. Without any, uploads lie in a folder. */
export const bucketEntries = {
  S3_BUCKET: bucketName("S3_BUCKET"),
  S3_ENDPOINT: storeOrigin("S3_ENDPOINT", "S3_BUCKET"),
  S3_REGION: storeRegion("S3_REGION"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_BACKUP: v.optional(v.picklist(["on", "off"], "S3_BACKUP must be on or off."), "on"),
};

/** Settings of the S3 store that gets a copy of each backup. Without any, backups lie in a folder alone. */
export const backupBucketEntries = {
  BACKUP_S3_BUCKET: bucketName("BACKUP_S3_BUCKET"),
  BACKUP_S3_ENDPOINT: storeOrigin("BACKUP_S3_ENDPOINT", "BACKUP_S3_BUCKET"),
  BACKUP_S3_REGION: storeRegion("BACKUP_S3_REGION"),
  BACKUP_S3_ACCESS_KEY_ID: v.optional(v.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

/** The settings above, as they come out of the schema. */
export type BucketSettings = v.InferOutput<v.ObjectSchema<typeof bucketEntries, undefined>>;

type BackupBucketSettings = v.InferOutput<v.ObjectSchema<typeof backupBucketEntries, undefined>>;

/** The same settings, by the names that those for uploads have. */
const ofBackups = (given: BackupBucketSettings): BucketSettings => ({
  S3_BUCKET: given.BACKUP_S3_BUCKET,
  S3_ENDPOINT: given.BACKUP_S3_ENDPOINT,
  S3_REGION: given.BACKUP_S3_REGION,
  S3_ACCESS_KEY_ID: given.BACKUP_S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY: given.BACKUP_S3_SECRET_ACCESS_KEY,
  S3_BACKUP: "on",
});

/** Where a bucket is, and what opens it. */
export type Bucket = { name: string; endpoint: string | null; region: string; keyId: string; secret: string };

/** S3 stores other than Amazon's take this name for the region that they are. */
const DEFAULT_REGION = "us-east-1";

const isUnset = (given: BucketSettings) =>
  [given.S3_BUCKET, given.S3_ENDPOINT, given.S3_REGION, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY].every(
    (value) => value === undefined,
  );

export const bucketRules = rulesOf("", "keep uploads in DATA_DIR", (given: BucketSettings) => given);
export const backupBucketRules = rulesOf("BACKUP_", "keep backups in BACKUP_DIR alone", ofBackups);

function rulesOf<Given>(prefix: string, otherwise: string, read: (given: Given) => BucketSettings): Rule<Given>[] {
  const [bucket, keyId, secret] = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"].map(
    (name) => prefix + name,
  );
  return [
    [
      (given) => isUnset(read(given)) || bucketOf(read(given)) !== null,
      `${bucket}, ${keyId} and ${secret} belong together. Set all three, or leave out all settings that begin with ${prefix}S3_ to ${otherwise}.`,
    ],
    [
      (given) => isUnset(read(given)) || Boolean(read(given).S3_ENDPOINT || read(given).S3_REGION),
      `${prefix}S3_ENDPOINT or ${prefix}S3_REGION is missing: the address of the S3 store, or the region of Amazon's.`,
    ],
  ];
}

/** @returns null when uploads lie in a folder */
export function bucketOf(given: BucketSettings): Bucket | null {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = given;
  if (!name || !keyId || !secret) return null;
  return { name, endpoint: given.S3_ENDPOINT ?? null, region: given.S3_REGION ?? DEFAULT_REGION, keyId, secret };
}

/** @returns null when backups lie in a folder alone */
export const backupBucketOf = (given: BackupBucketSettings): Bucket | null => bucketOf(ofBackups(given));

/**
 * Where uploads lie, for commands that need nothing but the files.
 *
 * @param environment variables as in `process.env`; empty ones count as not set
 * @throws Error with one sentence a line for every setting that is wrong
 */
export function readBucketSettings(environment: NodeJS.ProcessEnv): Bucket | null {
  return bucketOf(checked(v.object(bucketEntries), bucketRules, environment));
}

/** The same of where copies of backups lie. */
export function readBackupBucketSettings(environment: NodeJS.ProcessEnv): Bucket | null {
  return backupBucketOf(checked(v.object(backupBucketEntries), backupBucketRules, environment));
}
