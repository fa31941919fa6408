import type { Database } from "../platform/database/location.ts";
import type { Bucket } from "../platform/settings/bucket-settings.ts";

/** The parts of a backup: a database, and files in its data folder or in a bucket. */
export type System = Database & { bucket?: Bucket | null | undefined };
