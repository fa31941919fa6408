import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { balanceOf } from "../conservation.ts";

/** Reads every export of WordPress below a folder; prints what is in it, and all that is neither here nor named. */
export async function run(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".xml"));
  for (const file of files.sort()) {
    try {
      const { entries, there, unnamed, marks } = await balanceOf(readFileSync(join(folder, file), "utf8"));
      const lines = [...unnamed, ...marks.map((mark) => `mark ${mark}`)].map((line) => `  ${line}\n`);
      process.stdout.write(
        `${file}: ${entries} entries, ${JSON.stringify(there)}, ${unnamed.length} unnamed, ${marks.length} marks\n`,
      );
      process.stdout.write(lines.join(""));
    } catch (error) {
      process.stdout.write(`${file}: ${error instanceof Error ? error.message : error}\n`);
    }
  }
}
