import { expect, test } from "vitest";
import { startPortfolio } from "../testing/portfolio.ts";
import { startTestSite } from "../testing/site.ts";

test("pages name the rules by which a browser may fetch ahead, errors do not, and only the portfolio is fetched ahead", async () => {
  const content = await startPortfolio({ projects: 3 });
  const site = await startTestSite(content.url);
  try {
    const list = await fetch(`${site.url}/projekte`);
    const address = /^"(\/[^"]+)"$/.exec(list.headers.get("speculation-rules") ?? "")?.[1];
    const rules = await fetch(site.url + address);
    expect(rules.headers.get("content-type")).toBe("application/speculationrules+json");
    expect(await rules.json()).toEqual({
      prefetch: [{ where: { href_matches: "/projekte*" }, eagerness: "moderate" }],
    });
    expect((await fetch(`${site.url}/gibt-es-nicht`)).headers.get("speculation-rules")).toBeNull();
  } finally {
    await site.close();
    await content.close();
  }
});
