import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { isForwardedBySite } from "@schaufenster/contract/forwarded";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../../testing/listen.ts";
import { createLimiters } from "../../http/limiters.ts";
import { requestListener } from "../../http/request-listener.ts";
import { rejectMalformedRequests } from "../../http/request-target.ts";
import { createSchedule } from "../../http/schedule.ts";
import type { SiteEnv } from "../../http/site-env.ts";
import { contentProxy } from "./content-proxy.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function start(server: ReturnType<typeof createServer>): Promise<string> {
  const { url, close } = await listen(server);
  closing.push(close);
  return url;
}

/** A site in front of a content system that echoes the request. */
async function site(handle: (request: IncomingMessage, response: ServerResponse) => void, trustedProxies = 0) {
  return siteBefore(await start(createServer(handle)), trustedProxies);
}

function siteBefore(contentUrl: string, trustedProxies = 0, webhookSecret?: string): Promise<string> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    context.set("requestId", "visit-0001");
    await next();
  });
  app.use(rejectMalformedRequests());
  const schedule = createSchedule(() => {});
  const dependencies = { log: pino({ level: "silent" }), limiters: createLimiters(schedule), schedule };
  app.use(
    contentProxy(
      { contentUrl, contactUrl: contentUrl, exposesAdmin: true, trustedProxies, webhookSecret },
      dependencies,
    ),
  );
  app.get("*", (context) => context.text("the site itself"));
  return start(createServer(requestListener(app)));
}

const echo = (request: IncomingMessage, response: ServerResponse) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers }));
};

const down = () => siteBefore("http://127.0.0.1:1");

function raw(url: string, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => socket.write(request));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

test.each([
  ["POST", "/phpmail/"],
  ["POST", "/api/media"],
  ["POST", "/graphql"],
  ["GET", "/api/users/me"],
  ["GET", "/uploads/bild.jpg"],
])("%s %s gets its own connection: a kept-alive one may be closing", async (method, path) => {
  const seen = new WeakSet();
  const url = await site((request, response) => {
    if (seen.has(request.socket)) return request.socket.destroy();
    seen.add(request.socket);
    return response.end("taken");
  });
  for (let turn = 0; turn < 3; turn += 1) {
    const response = await fetch(url + path, { method, body: method === "POST" ? "Guten Tag" : null });
    expect([response.status, await response.text()]).toEqual([200, "taken"]);
  }
});

test("only the content system's own paths are proxied", async () => {
  const url = await site(echo);
  const isForwarded = async (path: string) => (await (await fetch(url + path)).text()) !== "the site itself";
  for (const path of [
    "/graphql",
    "/uploads/a.jpg",
    "/phpmail/",
    "/admin",
    "/admin/login",
    "/api/users",
    "/_next/x.js",
  ]) {
    expect(await isForwarded(path), path).toBe(true);
  }
  for (const path of ["/", "/administration", "/graphqlx", "/projekte", "/assets/x.js", "/x/admin"]) {
    expect(await isForwarded(path), path).toBe(false);
  }
});

test("a request is forwarded unchanged, with its request id", async () => {
  const url = await site(echo);
  const answer = await fetch(`${url}/api/x?a=%20b&c`, { method: "DELETE", headers: { cookie: "a=1" } });
  expect(await answer.json()).toMatchObject({
    method: "DELETE",
    url: "/api/x?a=%20b&c",
    headers: {
      cookie: "a=1",
      "x-request-id": "visit-0001",
      "x-forwarded-proto": "http",
      "x-forwarded-for": "127.0.0.1",
    },
  });
});

test("a visitor can't claim another address; a trusted proxy can set it", async () => {
  const headers = {
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    "x-real-ip": "6.6.6.6",
  };
  const untrusted = await (await fetch(`${await site(echo)}/graphql`, { headers })).json();
  expect(JSON.stringify(untrusted)).not.toMatch(/6\.6\.6\.6|evil\.example|https/);
  const trusted = await (await fetch(`${await site(echo, 1)}/graphql`, { headers })).json();
  expect(trusted.headers).toMatchObject({
    "x-forwarded-for": "6.6.6.6",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  });
});

test.each([
  [1, "203.0.113.9, 198.51.100.1", "198.51.100.1"],
  [2, "6.6.6.6, 203.0.113.9, 198.51.100.1", "203.0.113.9"],
  [2, "203.0.113.9", "203.0.113.9"],
])("behind %i proxies, of %s the visitor's address is %s", async (proxies, forwarded, address) => {
  const answer = await fetch(`${await site(echo, proxies)}/graphql`, { headers: { "x-forwarded-for": forwarded } });
  expect((await answer.json()).headers["x-forwarded-for"]).toBe(address);
});

test("content on another machine can verify that the site forwarded the request", async () => {
  const url = await siteBefore(await start(createServer(echo)), 1, "a secret of at least thirty-two characters");
  const { headers } = await (await fetch(`${url}/graphql`, { headers: { "x-forwarded-for": "203.0.113.9" } })).json();
  expect(isForwardedBySite(headers, "a secret of at least thirty-two characters")).toBe(true);
});

test("a large upload and a large response pass through complete", async () => {
  const url = await site((request, response) => request.pipe(response));
  const body = Buffer.alloc(5_000_000, "ä");
  const answer = await fetch(`${url}/api/media`, { method: "POST", body });
  expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
});

test("ranges, encodings and cookies are passed through from the content system", async () => {
  const url = await site((request, response) => {
    response.writeHead(206, {
      "content-range": `bytes 0-3/100 ${request.headers.range}`,
      "content-encoding": "identity",
      etag: '"x"',
      "set-cookie": ["a=1", "b=2"],
    });
    response.end("film");
  });
  const answer = await fetch(`${url}/uploads/film.mp4`, { headers: { range: "bytes=0-3" } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get("content-range")).toBe("bytes 0-3/100 bytes=0-3");
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(answer.headers.get("content-security-policy")).toContain("sandbox"); // a file's, not a page's
  expect(await answer.text()).toBe("film");
});

test.each([
  ["/graphql", "Unsere Inhalte"],
  ["/phpmail/", "Ihre Nachricht konnte gerade nicht übermittelt werden."],
])(
  "while the content system is down, %s responds in German with a message fit to show (spec §8)",
  async (path, words) => {
    const answer = await fetch((await down()) + path, { method: "POST", body: "x".repeat(60_000) });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe(path === "/phpmail/" ? "60" : "5");
    expect((await answer.json()).error.message).toContain(words);
  },
);

test("a message that was forwarded but got no response isn't reported as failed", async () => {
  const url = await site((request) => request.on("data", () => request.socket.destroy()));
  const answer = await fetch(`${url}/phpmail/`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(504);
  const { message } = (await answer.json()).error;
  expect(message).toContain("Ob Ihre Nachricht angekommen ist, wissen wir nicht.");
  expect(message).not.toContain("nicht übermittelt");
});

test("an upload that was forwarded but got no response isn't reported as failed", async () => {
  const url = await site((request) => request.on("data", () => request.socket.destroy()));
  const answer = await fetch(`${url}/api/media`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(504);
  expect((await answer.json()).error.message).toContain("Ob gespeichert ist, was Sie gesendet haben, wissen wir nicht");
});

test("a body larger than any query or message is refused and never reaches the content system", async () => {
  let asked = 0;
  const url = await site((_, response) => response.end(String(++asked)));
  for (const path of ["/graphql", "/phpmail/"]) {
    const answer = await fetch(url + path, { method: "POST", body: "x".repeat(65_537) });
    expect(answer.status).toBe(413);
    expect((await answer.json()).error.message).toBe("Diese Anfrage ist zu groß.");
  }
  expect(asked).toBe(0);
});

test("too many messages at once: the excess is refused immediately, in German; the admin still responds", async () => {
  const held: ServerResponse[] = [];
  let isHolding = true;
  const url = await site((request, response) => {
    if (request.url !== "/phpmail/") response.end("admin");
    else if (isHolding) held.push(response);
    else response.end("stored");
  });
  const post = () => fetch(`${url}/phpmail/`, { method: "POST", body: "{}" });
  const posts = Array.from({ length: 70 }, post);
  const refused = await Promise.race(posts);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("60"); // "in einer Minute"
  expect((await refused.json()).error.message).toContain("sehr viele Nachrichten");
  expect(await (await fetch(`${url}/admin`)).text()).toBe("admin");
  expect(held.length).toBeLessThan(10);
  isHolding = false;
  for (const response of held) response.end("stored");
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(58);
});

test.each(["/api/projects", "/graphql", "/admin", "/phpmail/", "/_next/image"])(
  "%s is never cached on the way, even if the content system allows it",
  async (path) => {
    for (const said of ["public, max-age=60", undefined]) {
      const url = await site((_, response) => response.writeHead(200, said ? { "cache-control": said } : {}).end());
      const answer = await fetch(url + path, { method: path === "/phpmail/" ? "POST" : "GET" });
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
  },
);

test("the content system's files are cached for as long as it says", async () => {
  const immutable = "public, max-age=31536000, immutable";
  const url = await site((_, response) => response.writeHead(200, { "cache-control": immutable }).end());
  for (const path of ["/_next/static/chunks/a.js", "/uploads/film.mp4"])
    expect((await fetch(url + path)).headers.get("cache-control")).toBe(immutable);
});

test("files can't run scripts, and only the site sets Strict-Transport-Security, never the content system", async () => {
  const headers = {
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "content-security-policy": "script-src 'self'",
  };
  const url = await site((_, response) => response.writeHead(200, headers).end());
  const file = await fetch(`${url}/uploads/plan.pdf`);
  expect(file.headers.get("content-security-policy")).toMatch(/^default-src 'none'.* sandbox$/);
  for (const answer of [file, await fetch(`${url}/graphql?query={a}`)]) {
    expect(answer.headers.get("strict-transport-security")).toBeNull();
  }
});

test.each([
  ["a foreign content system's", {}, "attachment"],
  [
    "the own one's",
    { "content-disposition": "attachment; filename*=UTF-8''plan.pdf" },
    "attachment; filename*=UTF-8''plan.pdf",
  ],
])("a PDF that isn't in the cache is a download, too: %s", async (_, headers, disposition) => {
  const url = await site((_, response) =>
    response.writeHead(200, { ...headers, "content-type": "application/pdf" }).end(),
  );
  expect((await fetch(`${url}/uploads/plan.pdf`)).headers.get("content-disposition")).toBe(disposition);
});

test.each([
  ["PUT", "/uploads/bild.jpg", "GET, HEAD, OPTIONS"],
  ["DELETE", "/graphql", "GET, POST, OPTIONS"],
])("%s %s is refused in German with the allowed methods (RFC 9110, 15.5.6)", async (method, path, allow) => {
  const answer = await fetch((await site(echo)) + path, { method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
  expect(await answer.text()).toBe("So lässt sich diese Adresse nicht aufrufen.");
});

test("an editor who opens the admin while content is down gets a page", async () => {
  const answer = await fetch(`${await down()}/admin`, { headers: { accept: "text/html,*/*" } });
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toContain("Das Redaktionssystem ist gerade nicht erreichbar.");
});

test("after HEAD a browser can keep using the connection", async () => {
  const url = await site((_, response) => response.writeHead(200, { "content-length": 4 }).end("film"));
  const head = "HEAD /uploads/film.mp4 HTTP/1.1\r\nHost: site.example\r\n\r\n";
  const answer = await raw(
    url,
    `${head}GET /uploads/film.mp4 HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
  );
  expect(answer.match(/^HTTP\/1\.1 200/gm)).toHaveLength(2);
  expect(answer).toMatch(/\r\n\r\nfilm$/);
});

test("a truncated response isn't presented as complete", async () => {
  const url = await site((_, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("half", () => response.destroy());
  });
  await expect(fetch(`${url}/uploads/x.jpg`).then((answer) => answer.text())).rejects.toThrow();
});

test("a disconnect aborts the request to content", async () => {
  let left = () => {};
  const gone = new Promise<void>((resolve) => {
    left = resolve;
  });
  const url = await site((_, response) => {
    response.write("first");
    response.on("close", left);
  });
  const leaving = new AbortController();
  await fetch(`${url}/uploads/film.mp4`, { signal: leaving.signal });
  leaving.abort();
  await gone;
});

test("content receives at most 512 characters of a descriptive header, even if it is repeated", async () => {
  const url = await site(echo);
  const descriptions = ["User-Agent", "Accept", "Accept-Language", "Referer", "If-None-Match", "X-Anything"];
  const lines = descriptions.flatMap((name) => [`${name}: ${"a".repeat(600)}`, `${name}: ${"b".repeat(60)}`]);
  const whole = [
    `Cookie: a=${"c".repeat(3000)}`,
    `Authorization: ${"d".repeat(3000)}`,
    `Next-Url: /${"e".repeat(900)}`,
  ];
  const request = ["GET /api/users/me HTTP/1.1", "Host: site.example", ...lines, ...whole, "Connection: close", "", ""];
  const answer = await raw(url, request.join("\r\n"));
  const { headers } = JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1)) as {
    headers: Record<string, string>;
  };
  for (const name of descriptions) expect([name, headers[name.toLowerCase()]?.length]).toEqual([name, 512]);
  expect([headers.cookie, headers.authorization, headers["next-url"]].map((each) => each?.length)).toEqual([
    3002, 3000, 901,
  ]);
});

test.each(["Upgrade", "keep-alive, Upgrade", "upgrade, X-Anything"])(
  "'Connection: %s' never reaches content, which would leave the connection open without a response",
  async (connection) => {
    const url = await site(echo);
    const answer = await raw(
      url,
      `GET /phpmail/x HTTP/1.0\r\nHost: x\r\nConnection: ${connection}\r\nUpgrade: websocket\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer).toContain('"connection":"close"');
    expect(answer).not.toMatch(/upgrade/i);
  },
);

test.each(["http://evil.example/graphql", "//evil.example/admin", "/uploads/../admin", "/uploads/%2e%2e/admin"])(
  "the target %s is never proxied",
  async (target) => {
    let reached = false;
    const url = await site((_, response) => {
      reached = true;
      response.end();
    });
    const answer = await raw(url, `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:301|400)/);
    expect(reached).toBe(false);
  },
);
