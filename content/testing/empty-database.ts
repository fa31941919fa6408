/** Creates the database of an empty content system in DATA_DIR, with all tables and the legal pages, and exits. */
import { getPayload } from "payload";
import { ensureLegalPages } from "../src/legal-texts/every-sites-pages.ts";
import config from "../src/payload.config.ts";

const payload = await getPayload({ config });
await ensureLegalPages(payload);
await payload.destroy();
process.exit();
