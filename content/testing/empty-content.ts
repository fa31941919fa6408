import { createEmptyContent, databaseOf } from "./databases.ts";
import "./password-hashes.ts";

/** Each file begins with an empty content system whose migrations have run. */
await createEmptyContent(databaseOf(process.env.DATA_DIR ?? ""));
