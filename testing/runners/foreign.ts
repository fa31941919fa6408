/** `npm run foreign -- KIND FOLDER`: runs real-world files through the code that reads them; prints counts. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** A kind of file: one module each, whose `run` prints the outcomes for a folder's files. */
type Kind = { run: (folder: string) => Promise<void> };

const KINDS = join(import.meta.dirname, "../foreign");
const known = readdirSync(KINDS).flatMap((name) => /^([a-z]+)\.ts$/.exec(name)?.[1] ?? []);

const [kind = "", folder] = process.argv.slice(2);
if (!known.includes(kind) || !folder) {
  process.stderr.write(`Usage: npm run foreign -- ${known.join("|")} FOLDER\n`);
  process.exit(2);
}
const { run } = (await import(join(KINDS, `${kind}.ts`))) as Kind;
await run(resolve(folder));
