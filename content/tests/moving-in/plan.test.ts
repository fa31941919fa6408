import { createServer } from "node:http";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listen } from "../../../site/testing/listen.ts";
import { previewHtml } from "../../../tools/moving-in/report/preview-html.ts";
import { type PlannedEntry, pictureAddress, writePlan } from "../../src/moving-in/import-run.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture } from "../../testing/pictures.ts";
import { type Rest, restOf } from "../../testing/rest.ts";

vi.mock("../../src/platform/http/public-address.ts", () => ({ isPublicAddress: () => true })); // the old website is on localhost

let administrator: Rest;
let old: { url: string; close: () => Promise<void> };
/** Paths requested from the old website. */
const asked: string[] = [];

beforeAll(async () => {
  const payload: Payload = await startContentSystem();
  const account = { email: "inhaberin@agentur.example", password: "lang-genug-für-alle" };
  await payload.create({ collection: "users", data: { ...account, name: "Ina", role: "administrator" } });
  administrator = await restOf(payload, account);
  const jpeg = await picture(600, 400);
  old = await listen(
    createServer((request, response) => {
      asked.push(request.url ?? "");
      const type = request.url === "/page.jpg" ? "text/html" : "image/jpeg";
      response.writeHead(200, { "content-type": type, "set-cookie": "a=b" }).end(jpeg);
    }),
  );
  const address = `${old.url}/muehle/`;
  const entry: PlannedEntry = {
    address,
    title: "Mühle am Bach",
    date: null,
    categories: [],
    picture: `${old.url}/small.jpg`,
    pictures: 3,
    words: "Am Bach",
    html: previewHtml(
      "Am [Bach](https://elsewhere.example).\n\n![Rad](/a.jpg?w=1&h=2)\n\n![](page.jpg)",
      `${old.url}/`,
    ),
    notes: [],
    isDraft: false,
    as: "projects",
  };
  const group = { key: "post", label: "Beiträge", as: "projects" as const, isAsked: true, entries: [entry] };
  await writePlan(payload, { text: "## Was kommt", groups: [group], demo: 0, conflicts: 0 });
});
afterAll(() => old.close());

test("a plan omits the entries' texts, which are read by address", async () => {
  const { plan } = JSON.parse((await administrator("GET", "/moving/plan")).body);
  expect(plan.groups[0].entries).toEqual([expect.objectContaining({ title: "Mühle am Bach", html: "" })]);
  const preview = (address: string) => administrator("GET", `/moving/preview?address=${encodeURIComponent(address)}`);
  const { html } = JSON.parse((await preview(`${old.url}/muehle/`)).body).entry;
  expect(html).toContain("<p>Am <u>Bach</u>.</p>");
  expect((await preview(`${old.url}/other/`)).status).toBe(404);
});

test("a picture is fetched from the old website if the plan shows it, and from nowhere else", async () => {
  const statuses: number[] = [];
  for (const shown of ["/small.jpg", "/a.jpg?w=1&h=2", "/page.jpg", "/secret.jpg", "/a.jpg"]) {
    const { status, headers } = await administrator("GET", pictureAddress(old.url + shown).slice("/api".length));
    statuses.push(status);
    if (status === 200)
      expect([headers.get("content-type"), headers.get("content-security-policy"), headers.get("set-cookie")]).toEqual([
        "image/jpeg",
        "sandbox; default-src 'none'",
        null,
      ]);
  }
  expect(statuses).toEqual([200, 200, 404, 404, 404]);
  expect(asked).toEqual(["/small.jpg", "/a.jpg?w=1&h=2", "/page.jpg"]);
});
