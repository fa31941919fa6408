import * as v from "valibot";
import { checked, type Rule } from "./checked.ts";

/** An S3 bucket name: 3 to 63 lowercase letters, digits, hyphens and dots. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** An origin: a path would be lost, or become a prefix of each file's name. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, username } = new URL(text);
  return /^https?:$/.test(protocol) && !username && text.replace(/\/$/, "") === origin;
}

export const bucketEntries = {
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(BUCKET_NAME, "S3_BUCKET is no bucket's name: 3 to 63 small letters, digits, hyphens and dots."),
    ),
  ),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        "S3_ENDPOINT must be the address of the S3 store without a path, for example https://s3.example.org. The bucket's name goes to S3_BUCKET.",
      ),
      v.transform((url) => new URL(url).origin),
    ),
  ),
  S3_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "S3_REGION is no region, for example eu-central-1.")),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

export type BucketSettings = v.InferOutput<v.ObjectSchema<typeof bucketEntries, undefined>>;

export type Bucket = { name: string; endpoint: string | null; region: string; keyId: string; secret: string };

/** S3 stores other than Amazon's accept this as their region. */
const DEFAULT_REGION = "us-east-1";

const isUnset = (given: BucketSettings) =>
  [given.S3_BUCKET, given.S3_ENDPOINT, given.S3_REGION, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY].every(
    (value) => value === undefined,
  );

export const bucketRules: Rule<BucketSettings>[] = [
  [
    (given) => isUnset(given) || bucketOf(given) !== null,
    "S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together. Set all three, or leave out all settings that begin with S3_ to keep uploads in DATA_DIR.",
  ],
  [
    (given) => isUnset(given) || Boolean(given.S3_ENDPOINT || given.S3_REGION),
    "S3_ENDPOINT or S3_REGION is missing: the address of the S3 store, or the region of Amazon's.",
  ],
];

/** @returns null if uploads are in a folder */
export function bucketOf(given: BucketSettings): Bucket | null {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = given;
  if (!name || !keyId || !secret) return null;
  return { name, endpoint: given.S3_ENDPOINT ?? null, region: given.S3_REGION ?? DEFAULT_REGION, keyId, secret };
}

/**
 * The uploads store, for commands that need only the files.
 *
 * @param environment variables as in `process.env`; empty ones count as not set
 * @throws Error with one line for every invalid setting
 */
export function readBucketSettings(environment: NodeJS.ProcessEnv): Bucket | null {
  return bucketOf(checked(v.object(bucketEntries), bucketRules, environment));
}
