import { readdirSync, readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFileSync(at(path), "utf8");
const schemaOf = (path: string) => buildSchema(read(path));

/** Each before the ones that it uses. */
const FRAGMENTS = ["SitemapProject", "ProjectCard", "Media"];

/** The operations of spec §7. */
const SPECIFIED = ["InitialData", "Projects", "ProjectDetails", "ProjectsOfCategory"];

/**
 * Operations that Strapi 4 doesn't know: own fields, each beside the operation in its name, own pages, old addresses,
 * sitemaps.
 */
const OWN = ["InitialDataOwn", "ProjectDetailsOwn", "PageOwn", "OldAddresses", "SitemapProjectsOwn"];

/**
 * For feed readers, search engines, series of pictures and the freshness of pages; Strapi 4 has all of their fields.
 */
const FURTHER = ["ProjectFeed", "SitemapOverview", "SitemapProjects", "LastChanges", "FilesOfText"];

/** An operation's text with its fragments. */
function withFragments(operation: string): string {
  const add = (text: string, name: string) =>
    text.includes(`...${name}`) ? `${text}\n${read(`operations/${name}.graphql`)}` : text;
  return FRAGMENTS.reduce(add, read(`operations/${operation}.graphql`));
}

function problems(schema: GraphQLSchema, operation: string): string[] {
  return validate(schema, parse(withFragments(operation))).map(({ message }) => message);
}

test("this project's own content system supports every operation", () => {
  const own = schemaOf("schema.graphql");
  const operations = readdirSync(at("operations"))
    .map((file) => file.replace(".graphql", ""))
    .filter((name) => !FRAGMENTS.includes(name));
  expect(operations.sort()).toEqual([...SPECIFIED, ...FURTHER, ...OWN].sort());
  expect(operations.flatMap((name) => problems(own, name))).toEqual([]);
});

test.each([...SPECIFIED, ...FURTHER])("a real Strapi 4 supports %s (spec §7)", (operation) => {
  expect(problems(schemaOf("tests/fixtures/strapi4/schema.graphql"), operation)).toEqual([]);
});

test("lists have eight entries per page, and there are three other projects (spec §9)", () => {
  expect(read("operations/Projects.graphql")).toContain("pageSize: 8");
  expect(read("operations/ProjectsOfCategory.graphql")).toContain("pageSize: 8");
  expect(read("operations/ProjectDetails.graphql")).toContain("limit: 3");
});
