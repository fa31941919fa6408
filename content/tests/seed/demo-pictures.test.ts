import { expect, test } from "vitest";
import { media, projects } from "../../../tools/demo/agency/index.ts";

/** Other projects on a project's page (spec §9). */
const FURTHER = 3;

const newest = projects.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

/** Pictures in a project's text, in order; for films the poster. */
function picturesOf(content: string): string[] {
  const files = [...content.matchAll(/\]\(\/uploads\/([^\s)]+)/g)].map(([, file = ""]) => file);
  return files.map((name) => media.find(({ file }) => file === name)?.poster ?? name);
}

test.each(projects)("no picture is twice on the page of $header", (project) => {
  const further = newest.filter((other) => other !== project).slice(0, FURTHER);
  const shown = [project.image, ...picturesOf(project.content), ...further.map(({ image }) => image)];
  expect(shown.filter((file, index) => shown.indexOf(file) !== index)).toEqual([]);
});
