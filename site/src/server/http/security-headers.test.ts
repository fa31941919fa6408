import { createHash } from "node:crypto";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteSettings } from "../../content/domain.ts";
import { OPENED_FROM_TOP_SCRIPT } from "../../layout/opened-from-top.ts";
import { SPECULATION_RULES } from "../../layout/speculation-rules.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteEnv } from "./site-env.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const STYLES = ["p{color:red}", "p{color:blue}"].map(hash);
const OWN_SCRIPTS = `script-src 'self' ${hash(OPENED_FROM_TOP_SCRIPT)} ${hash(SPECULATION_RULES)}`;

async function headersWith(
  settings: { publicUrl: string; apiBaseUrl: string; mediaOrigins?: string[]; exposesAdmin?: boolean },
  analytics: SiteSettings["analytics"] = null,
): Promise<Headers> {
  const app = new Hono<SiteEnv>()
    .use(securityHeaders({ mediaOrigins: [], exposesAdmin: false, ...settings }, () => analytics))
    .get("/", (context) => {
      context.set("styles", STYLES);
      return context.text("");
    });
  return (await app.request("/")).headers;
}

test("a page runs, shows and loads only the site's own resources", async () => {
  const headers = await headersWith({ publicUrl: "http://localhost:3000", apiBaseUrl: "" });
  expect(headers.get("content-security-policy")).toBe(
    `default-src 'none'; ${OWN_SCRIPTS}; style-src 'self' ${STYLES.join(" ")}; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; manifest-src 'self'`,
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("media may come from another host if the API base URL has one", async () => {
  const headers = await headersWith({ publicUrl: "https://www.example.org", apiBaseUrl: "https://cms.example/strapi" });
  expect(headers.get("content-security-policy")).toContain("img-src 'self' https://cms.example;");
  expect(headers.get("content-security-policy")).toContain("media-src 'self' https://cms.example;");
});

test("a page may frame only the site's own forms, and only if it has an admin", async () => {
  const policyWith = async (exposesAdmin: boolean) =>
    (await headersWith({ ...OWN, exposesAdmin })).get("content-security-policy") ?? "";
  expect(await policyWith(true)).toContain("; frame-src 'self'; form-action 'self'; frame-ancestors 'none';");
  expect(await policyWith(false)).not.toContain("frame-src");
});

const OWN = { publicUrl: "http://localhost:3000", apiBaseUrl: "" };

test("only the configured analytics service is allowed, no other host", async () => {
  const matomo = { provider: "matomo", id: "1", url: "https://zahlen.example/matomo" } as const;
  const policy = (await headersWith(OWN, matomo)).get("content-security-policy") ?? "";
  expect(policy).toContain(`${OWN_SCRIPTS} https://zahlen.example;`);
  expect(policy).toContain("connect-src 'self' https://zahlen.example;");
  expect(policy).toContain("img-src 'self' https://zahlen.example;");
  expect(policy).not.toContain("google");

  const google = (await headersWith(OWN, { provider: "google", id: "G-AB12CD34EF" })).get("content-security-policy");
  expect(google).toContain(`${OWN_SCRIPTS} https://www.googletagmanager.com;`);
  expect(google).toContain("connect-src 'self' https://*.google-analytics.com https://www.googletagmanager.com;");
});
