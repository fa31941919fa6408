import { expect, test } from "vitest";
import type { ProjectPage, Site } from "../../content/domain.ts";
import { projectsHead } from "./page.ts";

test("a list is described by its projects, in a sentence that names the agency once", () => {
  const settings = { agencyName: "Musterlicht", claim: "", description: "Musterlicht fotografiert." };
  const projects = ["Bau\u00addokumentation", "Licht, das atmet"].map((header) => ({ header, image: null }));
  const list = { page: 1, pageCount: 1, projects, categories: [] };
  const { description } = projectsHead({ site: { settings } as Site, list: list as unknown as ProjectPage });
  expect(description).toBe("Projekte von Musterlicht: „Baudokumentation“, „Licht, das atmet“");
});
