import type {
  InitialDataQuery,
  ProjectDetailsQuery,
  ProjectsOfCategoryQuery,
  ProjectsQuery,
} from "@schaufenster/contract/documents";
import { expect, test } from "vitest";
import { recordedData } from "../../../testing/recorded.ts";
import type { Landing, PageLink } from "../domain.ts";
import { reshapeMenuItems, reshapeNavigation } from "./navigation.ts";
import { reshapeCategoryPage, reshapeProjectDetail, reshapeProjectPage } from "./projects.ts";
import { reshapeReferences } from "./references.ts";
import { reshapeServices } from "./services.ts";

const HERE = { apiBaseUrl: "" };
const initial = recordedData<InitialDataQuery>("initial-data");
const services = reshapeServices(initial.services, HERE);
const details = (name: string) => reshapeProjectDetail(recordedData<ProjectDetailsQuery>(name), HERE);
const ofCategory = (name: string) => reshapeCategoryPage(recordedData<ProjectsOfCategoryQuery>(name), HERE);

test("a real Strapi's services show in order, with their assets and all their credentials", () => {
  expect(services.map(({ name }) => name)).toEqual(["fotografie", "video", "webdesign", "druck", "social-media"]);
  expect(services.map(({ assets }) => assets.length)).toEqual([3, 5, 2, 4, 1]);
  expect(services[0]?.assets[2]?.credentials).toHaveLength(12);
  expect(services[0]).toMatchObject({
    icon: "photo_camera",
    slideId: 1,
    buttonText: "Mehr erfahren",
    summary: "Wir fotografieren Menschen, Produkte und Orte. Zeile zwei nach einem einfachen Umbruch.",
  });
  expect(services[0]?.mainContent).toMatch(/^<h3>Fotografie<\/h3>/);
});

test("a service without a place in the slider keeps its section", () => {
  expect(services[3]).toMatchObject({
    name: "druck",
    slideId: null,
    slideImage: null,
    slideContent: "",
    buttonText: "",
  });
});

test("a service links to the projects of the category with its title, ignoring hyphens and case", async () => {
  const category = (name: string, href: string) => ({ id: "1", name, href });
  const wire = structuredClone(initial.services);
  Object.assign(wire?.data[2]?.attributes ?? {}, { title: "Web\u00addesign" });
  const led = reshapeServices(wire, HERE, null, [category("webDesign", "/web"), category("Foto", "/foto")]);
  expect(led.map(({ projectsHref }) => projectsHref)).toEqual([null, null, "/web", null, null]);
  expect(services[2]?.projectsHref, "no categories").toBeNull();
});

test("a reference with a film but no picture shows the film's still", () => {
  const film = {
    data: { id: "1", attributes: { url: "/uploads/film.mp4", previewUrl: "/uploads/film-standbild.jpg" } },
  };
  const wire = { data: [{ id: "1", attributes: { sortId: 1, localVideo: film } }] };
  const [reference] = reshapeReferences(wire as typeof initial.references, HERE);
  expect(reference?.image?.sets[0]?.renditions[0]?.url).toBe("/uploads/film-standbild.jpg");
});

test("a reference links to a project of this site by path, however the editor wrote it", async () => {
  const linkOf = (url: string) => {
    const wire = { data: [{ id: "1", attributes: { sortId: 1, url } }] } as typeof initial.references;
    return reshapeReferences(wire, { ...HERE, publicUrl: "https://musterlicht.example" })[0]?.url;
  };
  expect(linkOf("https://musterlicht.example/projekte/12-licht")).toBe("/projekte/12-licht");
  expect(linkOf("/projekte/12")).toBe("/projekte/12");
  expect(linkOf("https://musterlicht.example/")).toBe("https://musterlicht.example/");
  expect(linkOf("https://musterlicht.example.org/projekte/12")).toBe("https://musterlicht.example.org/projekte/12");
});

test("references without sortId are left out, the others are in order (spec §2)", async () => {
  const references = reshapeReferences(initial.references, HERE);
  expect(references.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(references[0]).toMatchObject({ url: "https://example.org/hofladen", video: null });
  expect(references[1]?.video).toMatchObject({ kind: "video", posterUrl: null });
  expect(references[4]?.image?.caption).toBeNull();
  expect(references[5]?.image).toBeNull();
});

test("a field that Strapi 4 doesn't have reaches its reference; a foreign content system's references lack it", async () => {
  const own: object = { references: { data: [{ id: "2", attributes: { year: 1999 } }] } };
  const references = reshapeReferences(initial.references, HERE, own);
  expect(references[1]).toMatchObject({ id: "2", year: 1999 });
  expect(references[0]).not.toHaveProperty("year");
  expect(reshapeReferences(initial.references, HERE)[1]).not.toHaveProperty("year");
});

const landing: Landing = {
  services,
  menuItems: reshapeMenuItems(initial.menuitems),
  references: reshapeReferences(initial.references, HERE),
  work: { projects: [], total: 21, isChosen: false },
};

test("the navigation is 'Start', the services, the menu items (spec §2)", () => {
  const navigation = reshapeNavigation(landing);
  expect(navigation.map(({ title, href }) => `${title} ${href}`)).toEqual([
    "Start /#home",
    "Fotografie /#fotografie",
    "Film & Video /#video",
    "Webdesign /#webdesign",
    "Druck /#druck",
    "Social Media /#social-media",
    "Referenzen /#references",
    "Projekte /#projekte",
    "Kontakt /#contact",
    "Aktuelles /#blog",
  ]);
  expect(new Set(navigation.map(({ id }) => id)).size).toBe(navigation.length);
});

const menuOf = (...targets: string[]) =>
  reshapeMenuItems({
    data: targets.map((name, index) => ({
      id: String(index),
      attributes: { sortId: index, name, title: `„${name}“` },
    })),
  });

const titles = (known: Partial<Landing>, pages: PageLink[] | null = []) =>
  reshapeNavigation({ ...landing, services: [], ...known }, pages).map(({ title }) => title);

test("portfolio and contact are in the navigation by default; a menu item that leads there sets its own text and position", () => {
  const page = { id: "1", title: "Preise", href: "/preise", formerHrefs: [], hiddenFromSearch: false, updatedAt: null };
  const pages: PageLink[] = [{ ...page, placement: "navigation" }];
  expect(titles({ menuItems: [] }, pages)).toEqual(["Start", "Projekte", "Preise", "Kontakt"]);
  expect(titles({ menuItems: menuOf("contact", "/preise", "/projekte") }, pages)).toEqual([
    "Start",
    "„contact“",
    "„/preise“",
    "„/projekte“",
  ]);
  expect(titles({ menuItems: [] }, null), "beside a foreign content system").toEqual(["Start"]);
});

test("navigation links to empty targets are left out: references, offers, portfolio", () => {
  const menuItems = menuOf("references", "angebot", "/projekte", "contact");
  const work = { projects: [], total: 0, isChosen: false };
  expect(titles({ menuItems, references: [], work })).toEqual(["Start", "„contact“"]);
  expect(titles({ menuItems, references: [], work }, null)).toEqual(["Start", "„contact“"]);
  expect(titles({ menuItems: [], work })).toEqual(["Start", "Kontakt"]);
  expect(titles({ menuItems })).toEqual(["Start", "„references“", "„/projekte“", "„contact“"]);
});

test("menu items with dead targets are left out; this site's URL counts as its path", () => {
  const data = ["luftbild", "/preise", "https://musterlicht.example/projekte"].map((name, index) => ({
    id: String(index),
    attributes: { sortId: index, name, title: name },
  }));
  const shown = { publicUrl: "https://musterlicht.example", lost: ["luftbild"] };
  expect(reshapeMenuItems({ data }, [], shown).map(({ href }) => href)).toEqual(["/preise", "/projekte"]);
});

test("a menu item leads to an anchor, a path or a URL, never to a script", () => {
  const item = (id: string, name: string | null) => ({ id, attributes: { sortId: null, name, title: "Titel" } });
  const data = [
    item("1", "/projekte"),
    item("2", "https://example.org"),
    item("3", "#contact"),
    item("4", "javascript:x"),
  ];
  expect(reshapeMenuItems({ data: [...data, item("5", null)] }).map(({ href }) => href)).toEqual([
    "/projekte",
    "https://example.org",
    "/#contact",
    "/#javascript:x",
  ]);
});

test("a section has its former anchors, and a menu item that uses one leads to the current one", async () => {
  const formerAnchors = [
    { former: "foto", current: "fotografie" },
    { former: "film", current: "gibt-es-nicht" },
  ];
  const renamed = reshapeServices(initial.services, HERE, { formerAnchors });
  expect(renamed.map(({ formerNames }) => formerNames)).toEqual([["foto"], [], [], [], []]);
  const data = [{ id: "1", attributes: { sortId: null, name: "foto", title: "Titel" } }];
  expect(reshapeMenuItems({ data }, renamed)[0]?.href).toBe("/#fotografie");
});

test("a project's year is in German time; an invalid date is not shown", () => {
  const page = structuredClone(recordedData<ProjectsQuery>("projects-page-1"));
  for (const [index, createdAt] of ["2025-12-31T23:30:00.000Z", "bald"].entries())
    Object.assign(page.projects?.data[index]?.attributes ?? {}, { createdAt });
  const [turn, none] = reshapeProjectPage(page, HERE).projects;
  expect(turn).toMatchObject({ createdAt: "2025-12-31T23:30:00.000Z", year: 2026 });
  expect(none).toMatchObject({ createdAt: null, year: null });
});

test("a page of the portfolio has its page number, and the categories in German order", () => {
  const page = reshapeProjectPage(recordedData<ProjectsQuery>("projects-page-1"), HERE);
  expect(page).toMatchObject({ page: 1, pageCount: 3, total: 21 });
  expect(page.projects).toHaveLength(8);
  expect(page.projects[0]).toMatchObject({ id: "21", href: "/projekte/21-fotowand-im-foyer" });
  expect(page.categories.map(({ href }) => href)).toEqual([
    "/projekte/kategorie/4-druck",
    "/projekte/kategorie/3-film",
    "/projekte/kategorie/2-fotografie",
    "/projekte/kategorie/1-webdesign",
  ]);
});

test("a category has its name and description, even without projects; an unknown one is null", () => {
  expect(ofCategory("projects-of-category-page-2")).toMatchObject({ page: 2, category: { name: "Fotografie" } });
  expect(ofCategory("projects-of-category-empty")).toMatchObject({
    projects: [],
    pageCount: 0,
    category: { name: "Ausstellung", description: "Noch ohne Projekt." },
  });
  expect(ofCategory("projects-of-category-unknown")).toBeNull();
});

test("a project shows its text and others, excluding itself", async () => {
  const detail = await details("project-details");
  const [text, series] = detail?.project.content ?? [];
  expect(text).toMatchObject({ kind: "text", html: expect.stringMatching(/^<h2>Fotowand im Foyer<\/h2>/) });
  expect(series).toMatchObject({ kind: "series", files: [{ url: "/uploads/hofladen_gruen_1b64538924.jpg" }] });
  expect(detail?.others.map(({ id }) => id)).not.toContain("21");
  expect(detail?.others[0]).toMatchObject({ teaser: "", categories: [] });
});

test("a project without a picture is shown, an unknown one is null", async () => {
  expect((await details("project-details-no-image"))?.project.image).toBeNull();
  expect(await details("project-details-unknown-id")).toBeNull();
});

test("an empty response is an empty page, not a failure", async () => {
  expect(reshapeServices(null, HERE)).toEqual([]);
  expect(reshapeReferences(undefined, HERE)).toEqual([]);
  expect(reshapeMenuItems(null)).toEqual([]);
  expect(reshapeProjectPage({ projects: null, categories: null }, HERE)).toEqual({
    projects: [],
    page: 1,
    pageCount: 0,
    total: 0,
    categories: [],
  });
});
