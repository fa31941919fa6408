import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Agency } from "../../testing/agency.ts";
import type { Campaign, Findings } from "./campaign.ts";

const PAGE = 4096;

function overwrite(file: string, at: number, bytes: number): void {
  const content = readFileSync(file);
  for (let index = at; index < Math.min(at + bytes, content.length); index += 1) content[index] = Math.random() * 256;
  writeFileSync(file, content);
}

/** Ways to damage the database's file. */
const DAMAGES: Record<string, (file: string) => void> = {
  "first page overwritten": (file) => overwrite(file, 0, PAGE),
  "middle pages overwritten": (file) => overwrite(file, Math.floor(statSync(file).size / PAGE / 2) * PAGE, 20 * PAGE),
  "cut in half": (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  "cut to nothing": (file) => truncateSync(file),
  "another file": (file) => writeFileSync(file, "PK\x03\x04 a letter to the editor".repeat(500)),
  gone: (file) => rmSync(file),
};

/** Files that are damaged while nothing runs: the start says what to do, and makes nothing worse. */
export const corrupt: Campaign = async (findings) => {
  for (const [name, damage] of Object.entries(DAMAGES)) await damagedDatabase(findings, name, damage);
  await brokenLog(findings);
  await damagedCopies(findings);
  await missing(findings, "secrets.env", /secrets\.env is missing or incomplete; new secrets/);
  await missing(findings, "uploads", /files are missing in .*uploads: put them back/);
};

async function damagedDatabase(findings: Findings, name: string, damage: (file: string) => void): Promise<void> {
  const agency = new Agency();
  await agency.fill();
  const file = join(agency.dataDir, "content.db");
  damage(file);
  const left = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const code = await agency.start({ empty: true });
  const sentence = /The content system cannot start: .*/.exec(agency.output)?.[0] ?? "no sentence";
  findings.note(`${name}: exit code ${code}; ${sentence.replaceAll(agency.dataDir, "…")}`);
  findings.check(code !== null && code !== 0, `${name}: the start ended with ${code}`);
  findings.check(/npm run restore/.test(sentence), `${name}: the start does not say what to do`);
  findings.check(!/^\s+at .+:\d+/m.test(agency.output), `${name}: the start printed a stack trace`);
  const now = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  findings.check(now.equals(left), `${name}: the database was written to`);
  const copies = readdirSync(agency.dataDir).filter((entry) => entry.includes(".damaged-"));
  findings.check(left.length === 0 || copies.length === 1, `${name}: ${copies.length} copies lie beside it`);
  await agency.end();
}

/** SQLite reads its log up to where it is broken: what is in the database itself is there. */
async function brokenLog(findings: Findings): Promise<void> {
  const agency = new Agency();
  await agency.fill();
  writeFileSync(join(agency.dataDir, "content.db-wal"), Buffer.alloc(100_000, "Unsinn"));
  const code = await agency.start({ empty: true });
  findings.note(`log of garbage: ${code === null ? "the start goes on with the last whole commit" : "no start"}`);
  findings.check(code === null, `log of garbage: the start ended with ${code}`);
  findings.check((await agency.get("/")).status === 200, "log of garbage: the landing page does not come");
  await agency.end();
}

async function damagedCopies(findings: Findings): Promise<void> {
  const agency = new Agency();
  await agency.start();
  const plain = { "accept-encoding": "identity" };
  const before = (await agency.get("/", plain)).body;
  await agency.stop();
  const folder = join(agency.dataDir, "page-cache");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith(".json"))
    .map((file) => join(file.parentPath, file.name));
  files.forEach((file, index) => {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, index % 2 === 0 ? text.slice(0, text.length / 2) : text.replaceAll("<", "«"));
  });
  await agency.start();
  const after = await agency.get("/", plain);
  const whole = files.filter((file) => existsSync(file) && isJson(readFileSync(file, "utf8")));
  if (after.body !== before) findings.note(`differs: ${difference(before, after.body)}`);
  findings.note(
    `cached pages: ${files.length} damaged; the landing page is ${after.body === before ? "the same" : "another"}`,
  );
  findings.check(files.length > 0 && after.status === 200 && after.body === before, "a damaged cached page was shown");
  findings.check(whole.length > 0, "no cached page was made anew");
  await agency.end();
}

/** Both texts around the place where they begin to differ. */
function difference(a: string, b: string): string {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return `${a.slice(at - 40, at + 80)} … ${b.slice(at - 40, at + 80)}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function missing(findings: Findings, name: string, sentence: RegExp): Promise<void> {
  const agency = new Agency();
  await agency.fill();
  rmSync(join(agency.dataDir, name), { recursive: true });
  const code = await agency.start();
  findings.note(
    `${name} missing: ${sentence.exec(agency.output)?.[0].replaceAll(agency.dataDir, "…") ?? "no sentence"}`,
  );
  findings.check(code === null, `${name} missing: the start ended with ${code}`);
  findings.check(sentence.test(agency.output), `${name} missing: the start does not say so`);
  await agency.end();
}
