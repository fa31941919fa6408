import { createEmptyContent, databaseOf } from "./databases.ts";
import "./password-hashes.ts";

/** Each file starts with an empty, migrated content system. */
await createEmptyContent(databaseOf(process.env.DATA_DIR ?? ""));
