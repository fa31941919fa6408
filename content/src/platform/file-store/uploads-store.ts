import { bucketOf } from "../settings/bucket-settings.ts";
import { settings } from "../settings/settings.ts";
import { openFileStore } from "./open-store.ts";

const bucket = bucketOf(settings);

/** Whether uploads lie in an S3 store. */
export const usesBucket = bucket !== null;

/** Where the uploads of this process lie. */
export const uploadsStore = openFileStore(settings.DATA_DIR, bucket);
