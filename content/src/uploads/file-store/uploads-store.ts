import { join } from "node:path";
import { type Bucket, bucketOf } from "../../settings/bucket-settings.ts";
import { settings } from "../../settings/settings.ts";
import { bucketStore } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

/** @param bucket null for the folder in the data folder */
function openFileStore(dataDir: string, bucket: Bucket | null): FileStore {
  return bucket ? bucketStore(bucket) : folderStore(join(dataDir, "uploads"));
}

const bucket = bucketOf(settings);

/** Whether uploads lie in an S3 store. */
export const usesBucket = bucket !== null;

/** Where the uploads of this process lie. */
export const uploadsStore = openFileStore(settings.DATA_DIR, bucket);
