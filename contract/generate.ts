/**
 * Writes src/generated/: types of the operations with one typed document for each, and schema.graphql as a module.
 * Run by `npm run generate`; a test compares the files with what this would write.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { codegen } from "@graphql-codegen/core";
import * as typedDocuments from "@graphql-codegen/typed-document-node";
import * as operations from "@graphql-codegen/typescript-operations";
import { buildSchema, parse, printSchema } from "graphql";

const here = (path: string) => new URL(path, import.meta.url);
const HEADER = "// Generated from schema.graphql and operations/ by `npm run generate`. Do not edit.\n";

/** Texts of the generated files, by path relative to this file. */
export async function generate(): Promise<Record<string, string>> {
  const source = readFileSync(here("schema.graphql"), "utf8");
  const documents = readdirSync(here("operations"))
    .sort()
    .map((file) => ({ location: file, document: parse(readFileSync(here(`operations/${file}`), "utf8")) }));
  const scalars = { DateTime: "string", JSON: "unknown", ID: "string" };
  const text = await codegen({
    schema: parse(printSchema(buildSchema(source))),
    documents,
    filename: "graphql.ts",
    config: {},
    pluginMap: { operations, typedDocuments },
    plugins: [
      { operations: { scalars, enumType: "string-literal", skipTypename: true } },
      { typedDocuments: { documentMode: "string", useTypeImports: true } },
    ],
  });
  return {
    "src/generated/graphql.ts": `${HEADER}${text}\n`,
    "src/generated/schema.ts": `${HEADER}export const schema = ${JSON.stringify(source)};\n`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await generate())) writeFileSync(here(path), text);
}
