import { join } from "node:path";
import type { Bucket } from "../settings/bucket-settings.ts";
import { bucketStore } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

/** @param bucket null for a folder in the data folder */
export function openFileStore(dataDir: string, bucket: Bucket | null): FileStore {
  return bucket ? bucketStore(bucket) : folderStore(join(dataDir, "uploads"));
}
