import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generate, OUTPUT } from "../generate.ts";

test("the generated types are those of the schema and the operations as they are now (else: npm run generate)", async () => {
  expect(readFileSync(OUTPUT, "utf8")).toBe(await generate());
});
