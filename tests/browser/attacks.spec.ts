import { once } from "node:events";
import { connect } from "node:net";
import { ADMINISTRATOR } from "../../testing/apps.ts";
import { expect, test } from "../../testing/test.ts";

const SECRETS = /root:x:|SQLite format 3|"workspaces"|PAYLOAD_SECRET|BEGIN [A-Z ]*PRIVATE|\[boot loader\]/;

/** One request exactly as written; all that comes back. */
async function raw(siteUrl: string, ...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(siteUrl).port), "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", () => {}); // being cut off is an answer, too
  socket.write(lines.join("\r\n"));
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}

const get = (siteUrl: string, target: string) =>
  raw(siteUrl, `GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close", "", "");
const statuses = (answer: string) => [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

const DOTS = [
  "..",
  "%2e%2e",
  "%2E.",
  "%252e%252e",
  "%25252e%25252e",
  "..;",
  "..;x=y",
  ".%00.",
  "..%00",
  "%c0%ae%c0%ae",
  "%e0%80%ae%e0%80%ae",
  "%f0%80%80%ae%f0%80%80%ae",
  "%uff0e%uff0e",
  "%u002e%u002e",
  "\uff0e\uff0e",
  "....",
  "...",
  ".. ",
  "..%20",
  "..%0d%0a",
  "0x2e0x2e",
];
const SLASHES = [
  "/",
  "//",
  "%2f",
  "%252f",
  "\\",
  "%5c",
  "%255c",
  "%c0%af",
  "%e0%80%af",
  "%u2215",
  "/./",
  "/%2e/",
  ";/",
  "%00/",
];
const FILES = ["etc/passwd", "content.db", "package.json", "secrets.env", "page-cache"];

const ODD_NAMES = [
  "/uploads//etc/passwd",
  "/uploads/%2fetc%2fpasswd",
  "/uploads/C:/boot.ini",
  "/uploads/C%3a%5cboot.ini",
  "/uploads/%5c%5chost%5cshare%5cx.jpg",
  "/uploads/file:///etc/passwd",
  "/uploads/content.db%00.jpg",
  "/uploads/content.db%2500.jpg",
  "/uploads/content.db;.jpg",
  "/uploads/content.db%23.jpg",
  "/uploads/content.db%3f.jpg",
  "/uploads/content.db%20.jpg",
  "/uploads/.hidden.jpg",
  "/uploads/.",
  "/uploads/..jpg",
  "/uploads/x.jpg.",
  "/uploads/x.jpg::$DATA",
  "/uploads/x.jpg/",
  "/uploads/x.jpg/y.html",
  "/uploads/x.jpg%0d%0aSet-Cookie:a=b",
  `/uploads/${"a".repeat(5000)}.jpg`,
  "/uploads/%",
  "/uploads/%zz",
  "/uploads/%ff.jpg",
  "/assets/.vite/manifest.json",
  "/.vite/manifest.json",
  "/.env",
  "/.git/config",
  "/server/main.js",
  "/dist/server/main.js",
  "/package.json",
  "/_next/..%2f..%2fpackage.json",
  "/_next/static/..%5c..%5c..%5cbuild-manifest.json",
  "/_next/static/%252e%252e/server/pages-manifest.json",
  "/_next/image?url=http%3a%2f%2f127.0.0.1%2f&w=640&q=75",
  "/_next/image?url=%2f..%2f..%2fpackage.json&w=640&q=75",
  "/_next/data/x/admin.json",
  "/api/og?title=x",
  "/api/graphql-playground",
  "/social-card/..%2f..%2fpackage.json.jpg",
  "/social-card/landing.jpg/../../x",
  "/vorschau?token=projects.1.9999999999999.00",
  "/vorschau?token[]=x&token=..%2f",
];

test("no spelling of a path leads out of a folder", async ({ siteUrl }) => {
  const targets = [
    ...DOTS.flatMap((dots, at) => {
      const slash = SLASHES[at % SLASHES.length] ?? "/";
      const file = FILES[at % FILES.length] ?? "";
      return ["/uploads/", "/assets/"].map((folder) => `${folder}${`${dots}${slash}`.repeat(3)}${file}`);
    }),
    ...SLASHES.flatMap((slash) => [
      `/uploads/${`..${slash}`.repeat(6)}etc/passwd`,
      `/uploads${slash}..${slash}content.db`,
    ]),
    ...ODD_NAMES,
  ];
  for (const target of targets) {
    const answer = await get(siteUrl, target);
    const [status] = statuses(answer);
    // Two slashes lead to one, on the same host.
    if (status === 301 || status === 308) expect(answer, target).toMatch(/^location: \/(?![/\\])/im);
    else expect([400, 403, 404, 414, 431], `${target}: ${answer.slice(0, 80)}`).toContain(status);
    expect(answer, target).not.toMatch(SECRETS);
    expect(answer, target).not.toMatch(/^set-cookie:/im);
  }
});

test("a request that is forwarded hides no second one, and no message of an inner kind is obeyed", async ({
  siteUrl,
}) => {
  const hidden = "GET /api/users/me HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for (const headers of [
    ["Content-Length: 4", "Transfer-Encoding: chunked"],
    ["Content-Length: 0", "Content-Length: 60"],
    ["Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
    ["Transfer-Encoding: xchunked"],
    ["Transfer-Encoding : chunked"],
    ["Transfer-Encoding: \x0bchunked"],
    ["Connection: Content-Length", "Content-Length: 0x10"],
  ]) {
    for (const target of ["/graphql", "/phpmail/", "/api/users/login", "/admin"]) {
      const answer = await raw(
        siteUrl,
        `POST ${target} HTTP/1.1`,
        "Host: localhost",
        ...headers,
        "",
        `0\r\n\r\n${hidden}`,
      );
      expect(statuses(answer).length, `${target} ${headers}\n${answer}`).toBeLessThanOrEqual(1);
      expect(statuses(answer)[0] ?? 400, `${target} ${headers}`).toBeGreaterThanOrEqual(400);
    }
  }
  for (const header of [
    "x-middleware-subrequest: middleware",
    "x-invoke-path: /api/users",
    "x-matched-path: /api/users",
    "x-original-url: /api/users",
    "next-action: x",
  ]) {
    const answer = await raw(
      siteUrl,
      "POST /admin/collections/users HTTP/1.1",
      "Host: localhost",
      "Connection: close",
      header,
      "Content-Length: 2",
      "",
      "[]",
    );
    expect(answer, header).not.toContain(ADMINISTRATOR.email);
    expect(answer, header).not.toMatch(/Startseite<|"docs":/);
  }
});

test("what the content system answers through the site has a policy, too", async ({ siteUrl }) => {
  const admin = await fetch(`${siteUrl}/admin/login`);
  expect(admin.status).toBe(200);
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
  const missing = await fetch(`${siteUrl}/uploads/nichts.jpg`);
  expect(missing.headers.get("content-security-policy")).toMatch(/sandbox$/);
});
