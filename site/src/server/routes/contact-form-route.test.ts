import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { startTestSite } from "../../../testing/site.ts";
import { startStrapiReplay } from "../../../testing/strapi-replay.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

test("a rate-limited visitor without script learns why, and when the form is open again", async () => {
  const strapi = await startStrapiReplay();
  const message = "Sie haben uns gerade sehr viele Nachrichten geschickt.";
  const content = await listen(
    createServer(async (request, response) => {
      if (request.url === "/phpmail/") {
        response.writeHead(429, { "content-type": "application/json", "retry-after": "417" });
        return response.end(JSON.stringify({ error: { message } }));
      }
      const asked = await request.toArray();
      const answer = await fetch(strapi.url + request.url, { method: "POST", body: Buffer.concat(asked) });
      return response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    }),
  );
  const site = await startTestSite(content.url);
  closing.push(site.close, content.close, strapi.close);
  const answer = await fetch(`${site.url}/phpmail/`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ name: "Erika Muster", message: "Guten Tag, ich habe eine Frage." }),
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "417"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const page = await answer.text();
  expect(page).toContain(message);
  expect(page).toContain("Guten Tag, ich habe eine Frage.");
});

test("a page without script doesn't resubmit a form that was posted while content is broken", async () => {
  const strapi = await startStrapiReplay();
  strapi.failWith(500);
  const site = await startTestSite(strapi.url);
  closing.push(site.close, strapi.close);
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ name: "Erika Muster" });
  const answer = await fetch(`${site.url}/phpmail/`, { method: "POST", headers, body });
  const page = await answer.text();
  expect(answer.status).toBe(504);
  expect(page).not.toMatch(/refresh|data-comes-back|von selbst|Erneut versuchen/);
  expect(page).toContain('href="tel:02214710123"');
});

async function startContent(answerMessage: RequestListener) {
  const strapi = await startStrapiReplay();
  const content = await listen(
    createServer(async (request, response) => {
      if (request.url === "/phpmail/") return answerMessage(request, response);
      const body = Buffer.concat(await request.toArray());
      const answer = await fetch(strapi.url + request.url, { method: "POST", body });
      return response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    }),
  );
  closing.push(content.close, strapi.close);
  return content.url;
}

async function post(url: string, fields: Record<string, string>) {
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams(fields);
  const answer = await fetch(`${url}/phpmail/`, { method: "POST", headers, body, redirect: "manual" });
  return { status: answer.status, page: await answer.text() };
}

test("after a message without a response, a visitor without script is told what is known, keeps the text, and resends it under the same key", async () => {
  const keys: unknown[] = [];
  const answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = [
    (request) => void request.socket.destroy(),
    (_, response) =>
      void response.writeHead(503, { "retry-after": "60" }).end('{"error":{"message":"Wurde nicht gesendet."}}'),
    (_, response) => void response.end('{"status":"ok"}'),
  ];
  const contentUrl = await startContent(async (request, response) => {
    keys.push(request.headers["idempotency-key"]);
    await request.toArray();
    answers.shift()?.(request, response);
  });
  const site = await startTestSite(contentUrl);
  closing.push(site.close);
  const form: Record<string, string> = { name: "Erika Muster", message: "Guten Tag, ich habe eine Frage." };
  for (const when of ["without an answer", "refused for the moment, which says nothing of the first"]) {
    const { status, page } = await post(site.url, form);
    expect(status, when).toBe(504);
    expect(page).toContain("<h1");
    expect(page).toMatch(/Ob Ihre Nachricht angekommen ist, wissen wir nicht\..* Telefon 0221 4710 123, E-Mail \S+@/);
    expect(page).not.toMatch(/nicht gesendet|nicht übermittelt/);
    expect(page).toContain("Guten Tag, ich habe eine Frage.");
    form.key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? "";
  }
  expect((await post(site.url, form)).status).toBe(303);
  expect(keys).toEqual([form.key, form.key, form.key]);
});

test("a message that failed to connect is reported as not sent", async () => {
  const contentUrl = await startContent(() => {});
  const away = await listen(createServer());
  await away.close();
  const site = await startTestSite(contentUrl, { env: { CONTACT_URL: away.url } });
  closing.push(site.close);
  const { status, page } = await post(site.url, { name: "Erika Muster" });
  expect(status).toBe(503);
  expect(page).toContain("Ihre Nachricht konnte gerade nicht gesendet werden.");
  expect(page).not.toContain('name="key"');
});

test("an oversized form without script gets a page in German", async () => {
  const strapi = await startStrapiReplay();
  const site = await startTestSite(strapi.url);
  closing.push(site.close, strapi.close);
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ name: "Erika Muster", message: "ä".repeat(10_000) });
  const answer = await fetch(`${site.url}/phpmail/`, { method: "POST", headers, body });
  expect(answer.status).toBe(413);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await answer.text()).toContain("Ihre Nachricht ist zu lang und wurde nicht gesendet.");
});

test.each([
  ["a page", 200, { "content-type": "text/html" }, "<h1>Zugriff gesperrt</h1>"],
  ["a refusal with 200", 200, {}, '{"error":{"message":"Nicht angenommen"}}'],
  ["nothing", 200, {}, ""],
  ["null", 200, {}, "null"],
  ["a redirect", 302, { location: "/" }, ""],
  ["a page of a front server", 403, {}, "<h1>Forbidden</h1>"],
] as const)(
  "a message answered with %s is never reported as sent without script either",
  async (_, status, headers, body) => {
    const contentUrl = await startContent((_request, response) => void response.writeHead(status, headers).end(body));
    const site = await startTestSite(contentUrl);
    closing.push(site.close);
    const answer = await post(site.url, { name: "Erika Muster", message: "Guten Tag, ich habe eine Frage." });
    expect(answer.status).toBe(504);
    expect(answer.page).toMatch(/Ob Ihre Nachricht angekommen ist, wissen wir nicht\./);
    expect(answer.page).toContain("Guten Tag, ich habe eine Frage.");
  },
);

test.each([
  ["another site's page", { "sec-fetch-site": "cross-site" }],
  ["another site, in a browser without Fetch Metadata", { origin: "https://evil.example" }],
  ["nowhere that is named", {}],
] as const)("a form posted from %s is refused and never reaches content", async (_, headers) => {
  let messages = 0;
  const contentUrl = await startContent((_request, response) => {
    messages += 1;
    response.end('{"status":"ok"}');
  });
  const site = await startTestSite(contentUrl);
  closing.push(site.close);
  const body = new URLSearchParams({ name: "Fremde Seite", message: "Das kommt woanders her." });
  const answer = await fetch(`${site.url}/phpmail/`, { method: "POST", headers: { ...headers }, body });
  expect([answer.status, messages]).toEqual([403, 0]);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});
