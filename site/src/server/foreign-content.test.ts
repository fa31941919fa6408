import { createServer, type IncomingMessage } from "node:http";
import { afterEach, expect, test } from "vitest";
import { ManualSchedule } from "../../../testing/manual-schedule.ts";
import { listen } from "../../testing/listen.ts";
import { startTestSite, WEBHOOK_SECRET } from "../../testing/site.ts";
import { startStrapiReplay } from "../../testing/strapi-replay.ts";
import { createContentClient } from "../content/client.ts";
import { refuseForeignWithoutSettings } from "./http/settings/foreign-content.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** The site in front of a recorded Strapi 4. */
async function before(env: Record<string, string> = {}, more: { schedule?: ManualSchedule } = {}) {
  const strapi = await startStrapiReplay();
  const site = await startTestSite(strapi.url, { env, ...more });
  closing.push(site.close, strapi.close);
  return { strapi, site, get: (path: string) => fetch(site.url + path, { redirect: "manual" }) };
}

test("a Strapi draft isn't a page, even for someone who knows its id", async () => {
  const { strapi, get } = await before();
  strapi.alter("ProjectDetails", (data: { project: { data: { attributes: { publishedAt: null } } } }) => {
    data.project.data.attributes.publishedAt = null;
  });
  strapi.alter("ProjectsOfCategory", (data: { category: { data: { attributes: { publishedAt: null } } } }) => {
    data.category.data.attributes.publishedAt = null;
  });
  expect([(await get("/projekte/21-fotowand-im-foyer")).status, (await get("/projekte/21")).status]).toEqual([
    404, 404,
  ]);
  expect((await get("/projekte/kategorie/2-fotografie")).status).toBe(404);
});

test("a Strapi with private projects costs only the project pages", async () => {
  const { strapi, get } = await before();
  strapi.forbid("Projects");
  const landing = await get("/");
  expect([landing.status, (await get("/impressum")).status]).toEqual([200, 200]);
  expect(await landing.text()).not.toContain("Neue Arbeiten");
  expect((await get("/projekte")).status).toBe(503);
});

test("legal texts from the settings file are shown even if Strapi has never responded", async () => {
  const { strapi, get } = await before();
  strapi.failWith(503);
  for (const path of ["/impressum", "/datenschutz"]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.text()).toContain('href="/#home"');
  }
  expect((await get("/projekte")).status).toBe(503);
});

test("an unresponsive Strapi delays neither the legal texts nor the confirmation of a message", async () => {
  const schedule = new ManualSchedule();
  const { strapi, site, get } = await before({}, { schedule });
  await get("/");
  site.dependencies.caches.freshness.published();
  strapi.failWith("silence");
  for (const path of ["/impressum", "/datenschutz", "/nachricht-gesendet"]) {
    const answer = get(path);
    await expect.poll(() => Promise.race([answer, schedule.advance(250)])).toMatchObject({ status: 200 });
    expect(await (await answer).text()).toContain('href="/#fotografie"');
  }
});

test("without a contact endpoint the form is replaced by e-mail and telephone, and a message is refused with that reason", async () => {
  const { site, get } = await before({ CONTACT_URL: "" });
  const page = await (await get("/")).text();
  expect(page).not.toContain("Nachricht senden");
  expect(page).toContain("Schreiben Sie uns eine E-Mail, oder rufen Sie uns an");
  const reason = "Über dieses Formular kann zurzeit nichts gesendet werden";
  const script = await fetch(`${site.url}/phpmail/`, { method: "POST", body: "{}" });
  expect([script.status, await script.text()]).toEqual([503, expect.stringContaining(reason)]);
  const body = new URLSearchParams({ name: "Erika Muster" });
  const form = await fetch(`${site.url}/phpmail/`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body,
  });
  expect([form.status, await form.text()]).toEqual([503, expect.stringContaining(reason)]);
});

test("messages go to the configured contact endpoint, and Strapi's admin is unreachable unless enabled", async () => {
  const taken: string[] = [];
  const contact = await listen(
    createServer((request, response) => {
      taken.push(request.url ?? "");
      response.end("{}");
    }),
  );
  closing.push(contact.close);
  const { site, get } = await before({ CONTACT_URL: contact.url });
  expect((await fetch(`${site.url}/phpmail/`, { method: "POST", body: "{}" })).status).toBe(200);
  expect(taken).toEqual(["/phpmail/"]);
  for (const path of ["/admin", "/admin/login", "/api/projects", "/_next/x.js"])
    expect((await get(path)).status).toBe(404);
  const asked = await before({ EXPOSE_ADMIN: "true" });
  expect(await (await asked.get("/admin")).text()).toContain("Cannot query field"); // the replay's response to an unknown query
});

test("a refused message is shown again immediately, even if Strapi is unresponsive", async () => {
  const contact = await listen(
    createServer((_, response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { message: "Bitte geben Sie einen Namen an." } }));
    }),
  );
  closing.push(contact.close);
  const { strapi, site, get } = await before({ CONTACT_URL: contact.url });
  await get("/");
  site.dependencies.caches.freshness.published();
  strapi.failWith("silence");
  const body = new URLSearchParams({ message: "Guten Tag, ich habe eine Frage." });
  const answer = await fetch(`${site.url}/phpmail/`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body,
  });
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining("Guten Tag, ich habe eine Frage."),
  ]);
});

test("the token is sent with the site's own queries and never with visitors'", async () => {
  const tokens: (string | undefined)[] = [];
  const strapi = await startStrapiReplay();
  const gate = await listen(
    createServer(async (request: IncomingMessage, response) => {
      tokens.push(request.headers.authorization);
      const answer = await fetch(strapi.url + request.url, {
        method: "POST",
        body: Buffer.concat(await request.toArray()),
      });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    }),
  );
  const site = await startTestSite(gate.url, { env: { CONTENT_TOKEN: "streng-geheim" } });
  closing.push(site.close, gate.close, strapi.close);
  expect((await fetch(site.url)).status).toBe(200);
  expect(new Set(tokens)).toEqual(new Set(["Bearer streng-geheim"]));
  tokens.length = 0;
  const query = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
  const own = await fetch(`${site.url}/graphql`, {
    ...query,
    headers: { ...query.headers, authorization: "Bearer eigen" },
  });
  const others = await fetch(`${site.url}/graphql`, query);
  expect(tokens).toEqual(["Bearer eigen", undefined]); // requested again: one client's response is not cached for others
  expect([own, others].map((answer) => answer.headers.get("cache-control"))).toEqual([
    "private, no-store",
    "private, no-store",
  ]);
});

test("pictures of an upload provider are allowed by host", async () => {
  const { get } = await before({ MEDIA_ORIGINS: "https://cdn.example, https://bilder.example" });
  const policy = (await get("/")).headers.get("content-security-policy");
  expect(policy).toContain("img-src 'self' https://cdn.example https://bilder.example;");
  expect(policy).toContain("media-src 'self' https://cdn.example https://bilder.example");
});

test("a Strapi webhook makes everything stale immediately; without the secret it is refused", async () => {
  const { strapi, site, get } = await before();
  const tell = (authorization: string) =>
    fetch(`${site.url}/webhooks/strapi`, { method: "POST", headers: { authorization }, body: "{}" });
  await get("/projekte/21-fotowand-im-foyer");
  strapi.alter("ProjectDetails", (data: { project: { data: { attributes: { teaser: string } } } }) => {
    data.project.data.attributes.teaser = "Gerade geändert.";
  });
  expect((await tell("Bearer falsch")).status).toBe(401);
  expect(await (await get("/projekte/21-fotowand-im-foyer")).text()).not.toContain("Gerade geändert.");
  expect((await tell(`Bearer ${WEBHOOK_SECRET}`)).status).toBe(202);
  expect(await (await get("/projekte/21-fotowand-im-foyer")).text()).toContain("Gerade geändert.");
});

test("a Strapi without a settings file stops the start with a clear message; one that is unreachable doesn't", async () => {
  const strapi = await startStrapiReplay();
  closing.push(strapi.close);
  const client = createContentClient({ baseUrl: strapi.url });
  const given = { contentUrl: strapi.url, siteSettingsFile: undefined };
  await expect(refuseForeignWithoutSettings(client, given)).rejects.toThrow(
    /without site settings.*SITE_SETTINGS_FILE/,
  );
  strapi.failWith(503);
  await refuseForeignWithoutSettings(client, given);
});
