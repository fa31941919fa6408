import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portfolio, startPortfolio } from "../../../testing/portfolio.ts";
import { startTestSite, type TestSite } from "../../../testing/site.ts";
import { plainHtml } from "../../content/markdown/plain-html.ts";
import { FEED_PATH } from "../../content/routes.ts";

/** Each would take a parser many seconds, its whole stack, or gigabytes. A foreign content system accepts them all. */
const TEXTS = [
  "~~a".repeat(33_000),
  ">".repeat(5000),
  "]".repeat(100_000),
  "*a_".repeat(33_000),
  `[a]: /${"x".repeat(20_000)}\n\n${"[a]".repeat(20_000)}`,
];

let content: Portfolio;
let site: TestSite;

beforeAll(async () => {
  content = await startPortfolio({ projects: TEXTS.length, texts: TEXTS });
  site = await startTestSite(content.url);
});
afterAll(() => Promise.all([site.close(), content.close()]));

test("a page whose text would take minutes or exhaust the stack shows it as typed, unparsed", async () => {
  const shown: string[] = [];
  for (const index of TEXTS.keys()) {
    const response = await fetch(`${site.url}/projekte/${index + 1}`);
    expect(response.status).toBe(200);
    shown.push(await response.text());
  }
  // A project has its own id's text, or the previous one's.
  for (const text of TEXTS) expect(shown.filter((html) => html.includes(plainHtml(text)))).toHaveLength(1);
  expect((await fetch(site.url + FEED_PATH)).status).toBe(200);
});
