import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { startTestSite } from "../../../testing/site.ts";
import { startStrapiReplay } from "../../../testing/strapi-replay.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

test("a visitor without script who has sent too much reads so, and when the form is open again", async () => {
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

test("what was posted while content is away is not sent again by itself", async () => {
  const strapi = await startStrapiReplay();
  strapi.failWith(500);
  const site = await startTestSite(strapi.url);
  closing.push(site.close, strapi.close);
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ name: "Erika Muster" });
  const answer = await fetch(`${site.url}/phpmail/`, { method: "POST", headers, body });
  const page = await answer.text();
  expect(answer.status).toBe(503);
  expect(page).not.toMatch(/refresh|data-comes-back|von selbst|Erneut versuchen/);
  expect(page).toContain('href="tel:02214710123"');
});

test("a form without script that is too large is answered with a page in German", async () => {
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
