/** Makes the database of an empty content system in DATA_DIR, with all its tables, and ends. */
import { getPayload } from "payload";
import config from "../src/payload.config.ts";

await (await getPayload({ config })).destroy();
process.exit();
