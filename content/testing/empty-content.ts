import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import "./password-hashes.ts";

/** Each file begins with an empty content system whose migrations have run. On PostgreSQL they run for each. */
if (!process.env.TEST_POSTGRES) {
  const name = "content.db";
  copyFileSync(join(inject("emptyContent"), name), join(process.env.DATA_DIR ?? "", name));
}
