// @long content/next.config.mjs, content/src/access, content/src/app, site/src/server/cache/content-proxy
import { expect, test } from "../../testing/test.ts";

/** Next's own responses, as built, without opening a page. The site's own are tested beside its code. */

test("REST, the admin's functions and Next's internals tell anonymous visitors nothing", async ({ siteUrl }) => {
  for (const path of [
    "/api/users",
    "/api/inquiries?limit=0",
    "/api/globals/site-settings",
    "/api/payload-jobs/run",
    "/api/graphql",
    "/api/graphql-playground",
    "/api/og?title=x",
    "/_next/..%2f..%2fpackage.json",
    "/_next/static/..%5c..%5c..%5cbuild-manifest.json",
    "/_next/static/%252e%252e/server/pages-manifest.json",
    "/_next/image?url=http%3a%2f%2f127.0.0.1%2f&w=640&q=75",
    "/_next/image?url=%2f..%2f..%2fpackage.json&w=640&q=75",
    "/_next/data/x/admin.json",
  ]) {
    const response = await fetch(siteUrl + path);
    expect([400, 401, 403, 404, 405], `${path} ${response.status}`).toContain(response.status);
    expect(await response.text(), path).not.toMatch(/musterlicht|"docs":\[\{|"workspaces"|pages-manifest/i);
  }

  const html = await (await fetch(`${siteUrl}/admin/login`)).text();
  const action = /\b40[0-9a-f]{40}\b/.exec(html)?.[0] ?? "none in the page";
  for (const name of ["form-state", "constructor", "__proto__"]) {
    const response = await fetch(`${siteUrl}/admin`, {
      method: "POST",
      headers: { "next-action": action, "content-type": "text/plain;charset=UTF-8", origin: siteUrl },
      body: JSON.stringify([{ name, args: {} }]),
    });
    const text = await response.text();
    expect(text, name).toContain("Bitte melden Sie sich an.");
    expect(text.length, name).toBeLessThan(1000);
  }
});

test("no header of Next's internal protocol opens the admin to anonymous visitors", async ({ siteUrl }) => {
  for (const header of [
    "x-middleware-subrequest: middleware",
    "x-invoke-path: /api/users",
    "x-matched-path: /api/users",
    "x-original-url: /api/users",
    "next-action: x",
  ]) {
    const [name = "", value = ""] = header.split(": ");
    const headers = { [name]: value, "content-type": "text/plain" };
    const response = await fetch(`${siteUrl}/admin/collections/users`, { method: "POST", headers, body: "[]" });
    expect(await response.text(), header).not.toMatch(/@musterlicht\.example|Startseite<|"docs":/);
  }
});

test("the sign-in page has this website's title, and content's responses through the site have a policy", async ({
  siteUrl,
}) => {
  const admin = await fetch(`${siteUrl}/admin/login`);
  const html = await admin.text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain('property="og:site_name" content="Schaufenster"');
  expect(head).not.toMatch(/Payload|headless|localhost:|\/api\/og/);

  const policy = admin.headers.get("content-security-policy") ?? "";
  for (const part of [
    "default-src 'none'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
  const data = [
    "/api/users/me",
    "/graphql?query=%7B__typename%7D",
    "/phpmail/",
    "/_next/nichts.js",
    "/api/nichts",
    "/graphql/nichts",
  ];
  for (const answer of [admin, ...(await Promise.all(data.map((path) => fetch(siteUrl + path))))]) {
    expect(answer.headers.get("x-content-type-options"), answer.url).toBe("nosniff");
    expect(answer.headers.get("referrer-policy"), answer.url).toBe("strict-origin-when-cross-origin");
    expect(answer.headers.get("cross-origin-resource-policy"), answer.url).toBe("same-origin");
    expect(answer.headers.get("x-powered-by"), answer.url).toBeNull();
    if (answer !== admin)
      expect(answer.headers.get("content-security-policy"), answer.url).toMatch(/^default-src 'none'; base-uri/);
  }
});

test("an unknown address of the content system gets a German page", async ({ siteUrl }) => {
  for (const path of ["/api", "/graphql/x", "/phpmail/x", "/uploads/a/b", "/_next/x"]) {
    const response = await fetch(siteUrl + path);
    const page = await response.text();
    expect([response.status, page], path).toEqual([404, expect.stringContaining("Diese Seite gibt es nicht")]);
    expect(page, path).not.toContain("could not be found");
  }
});
