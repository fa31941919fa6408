import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteEnv } from "./environment.ts";
import { securityHeaders } from "./security-headers.ts";

async function headersWith(settings: { publicUrl: string; apiBaseUrl: string }): Promise<Headers> {
  const app = new Hono<SiteEnv>().use(securityHeaders(settings)).get("/", (context) => context.text(""));
  return (await app.request("/")).headers;
}

test("a page runs, shows and loads only what is the site's own", async () => {
  const headers = await headersWith({ publicUrl: "http://localhost:3000", apiBaseUrl: "" });
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; manifest-src 'self'",
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toBeNull();
});

test("media may come from another host if the API base URL names one; https is for good", async () => {
  const headers = await headersWith({ publicUrl: "https://www.example.org", apiBaseUrl: "https://cms.example/strapi" });
  expect(headers.get("content-security-policy")).toContain("img-src 'self' https://cms.example data:;");
  expect(headers.get("content-security-policy")).toContain("media-src 'self' https://cms.example;");
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
});
