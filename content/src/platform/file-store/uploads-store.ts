import { bucketOf } from "../settings/bucket-settings.ts";
import { settings } from "../settings/settings.ts";
import { openFileStore } from "./open-store.ts";

const bucket = bucketOf(settings);

export const usesBucket = bucket !== null;

export const uploadsStore = openFileStore(settings.DATA_DIR, bucket);
