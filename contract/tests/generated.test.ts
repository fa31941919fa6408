import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generate } from "../generate.ts";

test("the generated files are those of the schema and the operations as they are now (else: npm run generate)", async () => {
  for (const [path, text] of Object.entries(await generate())) {
    expect(readFileSync(new URL(`../${path}`, import.meta.url), "utf8"), path).toBe(text);
  }
});
