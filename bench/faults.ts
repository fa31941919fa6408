/**
 * `npm run bench:faults`: overload, kills, a full disk and the like, against both apps as `npm start` runs them. Takes
 * about fifteen minutes; `-- NAME …` runs some of the campaigns, `--tries N` changes how often they repeat. Linux only;
 * `disk` mounts a file system and needs root.
 */
import { parseArgs } from "node:util";
import { build } from "../scripts/build.ts";
import { removeTemplate } from "../testing/agency.ts";
import { type Campaign, Findings } from "./faults/campaign.ts";
import { corrupt } from "./faults/corrupt.ts";
import { disk } from "./faults/disk.ts";
import { killBoth } from "./faults/kill-both.ts";
import { killContent } from "./faults/kill-content.ts";
import { overload } from "./faults/overload.ts";
import { slowloris } from "./faults/slowloris.ts";

const CAMPAIGNS: Record<string, Campaign> = {
  overload,
  slowloris,
  "kill-content": killContent,
  "kill-both": killBoth,
  disk,
  corrupt,
};

const { values, positionals } = parseArgs({ options: { tries: { type: "string" } }, allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(CAMPAIGNS);
const tries = values.tries === undefined ? undefined : Number(values.tries);

await build();
let failed = false;
for (const name of names) {
  const campaign = CAMPAIGNS[name];
  if (!campaign) throw new Error(`There is no campaign ${name}. There are: ${Object.keys(CAMPAIGNS).join(", ")}`);
  process.stdout.write(`\n${name}\n`);
  const findings = new Findings();
  await campaign(findings, tries).catch((error: unknown) => findings.check(false, `ended with ${error}`));
  for (const failure of findings.failures) process.stdout.write(`  FAILED ${failure}\n`);
  process.stdout.write(`${name}: ${findings.tries} tries, ${findings.failures.length} failures\n`);
  failed ||= findings.failures.length > 0 || findings.tries === 0;
}
await removeTemplate();
process.exit(failed ? 1 : 0);
