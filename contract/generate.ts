/**
 * Writes src/generated/graphql.ts: TypeScript types of schema.graphql and one typed document for each operation.
 * Run by `npm run generate`; a test compares the file with what this would write.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typedDocuments from "@graphql-codegen/typed-document-node";
import * as operations from "@graphql-codegen/typescript-operations";
import { buildSchema, parse, printSchema } from "graphql";

const here = (path: string) => new URL(path, import.meta.url);
export const OUTPUT = here("src/generated/graphql.ts");

/** The generated file's text. */
export async function generate(): Promise<string> {
  const schema = buildSchema(readFileSync(here("schema.graphql"), "utf8"));
  const documents = readdirSync(here("operations"))
    .sort()
    .map((file) => ({ location: file, document: parse(readFileSync(here(`operations/${file}`), "utf8")) }));
  const scalars = { DateTime: "string", JSON: "unknown", ID: "string" };
  const text = await codegen({
    schema: parse(printSchema(schema)),
    documents,
    filename: OUTPUT.pathname,
    config: {},
    pluginMap: { operations, typedDocuments },
    plugins: [
      { operations: { scalars, enumType: "string-literal", skipTypename: true } },
      { typedDocuments: { documentMode: "string", useTypeImports: true } },
    ],
  });
  return `// Generated from schema.graphql and operations/ by \`npm run generate\`. Do not edit.\n${text}\n`;
}

if (process.argv[1] === here("generate.ts").pathname) writeFileSync(OUTPUT, await generate());
