/**
 * Part of `npm run generate`: the site's systemd unit removes every setting that isn't the site's from its environment.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.ts";
import { othersThan } from "./setting-owners.ts";

const UNIT = join(ROOT, "deploy/systemd/schaufenster-site@.service");
const NAMES_A_LINE = 4;

const lines = othersThan("site").map(
  (name, index) => (index % NAMES_A_LINE === 0 ? "\nUnsetEnvironment=" : " ") + name,
);
const unit = readFileSync(UNIT, "utf8").replace(/(?:\nUnsetEnvironment=.+)+/, lines.join(""));
writeFileSync(UNIT, unit);
