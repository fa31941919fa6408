import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

const read = (path: string) => readFileSync(join(ROOT, "node_modules", path), "utf8");

test.each([
  ["payload/dist/utilities/routeError.js", "Something went wrong."],
  ["payload/dist/utilities/addDataAndFileToRequest.js", "A file name is required."],
  ["busboy/lib/types/multipart.js", "Malformed part header"],
  ["busboy/lib/types/multipart.js", "Unexpected end of form"],
])("%s still says '%s', which is translated for editors", (path, sentence) => {
  expect(read(path)).toContain(sentence);
});

test("Next is started by its own program, and includes the packages whose licences are served", () => {
  const resolve = createRequire(join(ROOT, "content/package.json")).resolve;
  expect(existsSync(resolve("next/dist/bin/next"))).toBe(true);
  expect(existsSync(join(ROOT, "node_modules/next/dist/compiled/react/package.json"))).toBe(true);
});
