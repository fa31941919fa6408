import { expect, test } from "vitest";
import type { As, MovingPlan, PlannedEntry, PlannedGroup } from "../import-run.ts";
import { decisionsOf, proposed, summaryOf, withEntries } from "./chosen.ts";

const entry = (name: string, as: As): PlannedEntry => ({
  address: `https://alt.example/${name}/`,
  title: name,
  date: null,
  categories: [],
  picture: null,
  pictures: 2,
  words: "",
  html: "",
  notes: [],
  isDraft: false,
  as,
});

const group = (key: string, as: As, isAsked: boolean, names: string[]): PlannedGroup => ({
  key,
  label: key,
  as,
  isAsked,
  entries: names.map((name) => entry(name, as)),
});

const plan: MovingPlan = {
  text: "",
  demo: 0,
  conflicts: 0,
  groups: [
    group("works", "projects", false, ["mill", "fair"]),
    group("post", "pages", true, ["news"]),
    group("page", "pages", false, ["about"]),
  ],
};

const undecided = { as: {}, without: [] };

test("unchanged choices that needed no answer stay proposals", () => {
  expect(decisionsOf(plan, undecided, proposed(plan, undecided))).toEqual({ as: { post: "pages" }, without: [] });
});

test("changed choices are sent with earlier decisions, and an entry that is included again is imported", () => {
  const before = {
    as: { page: "pages" as const },
    without: ["https://alt.example/mill/", "https://alt.example/fair/"],
  };
  const chosen = proposed(plan, before);
  const changed = withEntries({ ...chosen, as: { ...chosen.as, works: "pages" } }, [entry("mill", "projects")], true);
  expect(decisionsOf(plan, before, changed)).toEqual({
    as: { page: "pages", post: "pages", works: "pages" },
    without: ["https://alt.example/fair/"],
  });
});

test("the summary says what is imported and what isn't, in singular and plural", () => {
  const chosen = proposed(plan, undecided);
  expect(summaryOf(plan, chosen)).toBe("2 Projekte, 2 Seiten, 8 Bilder kommen.");
  const one = withEntries({ ...chosen, as: { ...chosen.as, post: "nothing" } }, [entry("fair", "projects")], false);
  expect(summaryOf(plan, one)).toBe("1 Projekt, 1 Seite, 4 Bilder kommen; 2 Seiten bleiben dort.");
  const none = withEntries(
    chosen,
    plan.groups.flatMap(({ entries }) => entries),
    false,
  );
  expect(summaryOf(plan, none)).toBe("Es kommt nichts; 4 Seiten bleiben dort.");
});
