/** `npm run dev`: both apps with hot reload. */
import { readEnvironment } from "./environment.ts";
import { developedApps } from "./processes.ts";
import { runApps } from "./run-apps.ts";
import { checkSettings } from "./settings-check.ts";

const environment = readEnvironment();

try {
  checkSettings(environment);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
process.stdout.write(`Site   ${environment.PUBLIC_URL}\nAdmin  ${environment.PUBLIC_URL}/admin\n\n`);
process.exit(await runApps(developedApps(environment)));
