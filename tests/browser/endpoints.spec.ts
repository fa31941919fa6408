import { expect, test } from "../../testing/test.ts";

const COLLECTIONS = ["services", "menuitems", "references", "projects", "categories", "media", "users"];

test("REST tells an anonymous visitor nothing", async ({ siteUrl }) => {
  const paths = [
    ...COLLECTIONS.flatMap((slug) => [
      `/api/${slug}`,
      `/api/${slug}?limit=0`,
      `/api/${slug}/1`,
      `/api/${slug}/versions`,
    ]),
    "/api/globals/site-settings",
    "/api/globals/appearance",
    "/api/payload-jobs",
    "/api/payload-locked-documents",
    "/api/payload-jobs/run",
    "/api/graphql",
    "/api/graphql-playground",
  ];
  for (const path of paths) {
    const response = await fetch(siteUrl + path);
    expect([401, 403, 404, 405], `${path} ${response.status}`).toContain(response.status);
    expect(await response.text(), path).not.toMatch(/musterlicht|"docs":\[\{/i);
  }
});

test("the first user cannot be made by a stranger", async ({ siteUrl }) => {
  const response = await fetch(`${siteUrl}/api/users/first-register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "a@b.example", password: "geheim-geheim" }),
  });
  expect(response.status).toBe(403);
});

test("files come through the public address: picture, part of a film, and 404 for what is missing", async ({
  siteUrl,
}) => {
  const html = await (await fetch(siteUrl)).text();
  const picture = /\/uploads\/xlarge_hero-fotografie_[0-9a-f]+\.(avif|jpg)/.exec(html)?.[0] ?? "";
  const image = await fetch(siteUrl + picture);
  expect(image.headers.get("content-type")).toMatch(/^image\//);
  expect(image.headers.get("cache-control")).toContain("immutable");
  expect(image.headers.get("content-security-policy")).toContain("sandbox");

  const film = /\/uploads\/video-[^"]+\.mp4/.exec(html)?.[0] ?? "";
  const part = await fetch(siteUrl + film, { headers: { range: "bytes=0-99" } });
  expect([part.status, part.headers.get("content-length")]).toEqual([206, "100"]);

  for (const path of [
    "/uploads/nichts.jpg",
    "/uploads/..%2f..%2fpackage.json",
    "/uploads/%2e%2e/content.db",
    "/uploads/",
    "/uploads",
  ]) {
    expect([400, 404], path).toContain((await fetch(siteUrl + path)).status);
  }
});

test("every address that readers of the feed, search engines and shared links are given answers 200 with what it is said to be", async ({
  siteUrl,
}) => {
  const textOf = async (path: string) => (await fetch(siteUrl + path)).text();
  const feed = (await textOf("/projekte/feed.xml")).replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const sitemap = await textOf("/sitemap.xml");
  const pages = await Promise.all(["/", "/projekte/5", "/projekte", "/impressum"].map(textOf));
  const pictures = [
    ...[...feed.matchAll(/<img src="([^"]+)"|&lt;img src="([^"]+)"/g)].map(([, one, other]) => one ?? other),
    ...[...sitemap.matchAll(/<image:loc>([^<]+)/g)].map(([, address]) => address),
    ...pages.flatMap((html) => [...html.matchAll(/property="og:image" content="([^"]+)"/g)].map(([, url]) => url)),
  ];
  const others = [
    ...[...feed.matchAll(/href="([^"#]+)/g)].map(([, address]) => address),
    ...[...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address),
    ...pages.flatMap((html) => html.match(/https?:[^"\\]+\/(?:uploads|icon)[^"\\]*/g) ?? []),
  ];
  const own = (addresses: (string | undefined)[]) =>
    [...new Set(addresses)]
      .map((address) => new URL(address ?? "", siteUrl))
      .filter(({ pathname }) => /^\/(uploads|projekte|karten?|icon|impressum|datenschutz)/.test(pathname))
      .map(({ pathname, search }) => pathname + search);
  expect(own(pictures).length).toBeGreaterThan(10);
  for (const path of own(pictures)) {
    const { status, headers } = await fetch(siteUrl + path);
    expect([status, headers.get("content-type")?.split("/")[0]], path).toEqual([200, "image"]);
  }
  for (const path of own(others)) expect((await fetch(siteUrl + path, { method: "HEAD" })).status, path).toBe(200);
});

test("an unsigned webhook is refused", async ({ siteUrl }) => {
  const response = await fetch(`${siteUrl}/webhooks/published`, { method: "POST", body: "{}" });
  expect([400, 401]).toContain(response.status);
});

test("both apps say whether they are well", async ({ siteUrl }) => {
  expect((await fetch(`${siteUrl}/health`)).status).toBe(200);
  expect((await fetch(`${siteUrl}/health/ready`)).status).toBe(200);
  expect((await fetch(`${process.env.CONTENT_URL}/health`)).status).toBe(200);
});

test("an anonymous visitor has no preferences to read or write", async ({ siteUrl }) => {
  const url = `${siteUrl}/api/payload-preferences/collection-services`;
  expect((await fetch(url)).status).toBe(403);
  const write = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"value":{"a":1}}',
  });
  expect([401, 403]).toContain(write.status);
});

test("the page to sign in speaks for this website, and its functions answer no stranger", async ({ siteUrl }) => {
  const html = await (await fetch(`${siteUrl}/admin/login`)).text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain('property="og:site_name" content="Schaufenster"');
  expect(head).not.toMatch(/Payload|headless|localhost:|\/api\/og/);
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

test("an address of which the content system has no page is answered in German", async ({ siteUrl }) => {
  for (const path of ["/api", "/graphql/x", "/phpmail/x", "/uploads/a/b", "/_next/x"]) {
    const response = await fetch(siteUrl + path);
    const page = await response.text();
    expect([response.status, page], path).toEqual([404, expect.stringContaining("Diese Seite gibt es nicht")]);
    expect(page, path).not.toContain("could not be found");
  }
});
