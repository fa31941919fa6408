import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkVisitorAccess } from "../../src/platform/http/visitors-way.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { firstSteps } from "../../src/start-page/first-steps/steps.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { type Rest, restOf } from "../../testing/rest.ts";

const CHIEF = { email: "chefin@agentur.example", password: "lang-genug-fuer-alle-1" };

let payload: Payload;
let chief: Rest;
let site: Server;
let url: string;

beforeAll(async () => {
  payload = await startContentSystem();
  await payload.create({ collection: "users", data: { ...CHIEF, role: "administrator" } });
  chief = await restOf(payload, CHIEF);
  site = createServer((_, response) => response.end("{}"));
  await new Promise<void>((resolve) => void site.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(() => {
  settings.PUBLIC_URL = undefined;
  site.close();
});

test("an unknown host and a server without a certificate are reported in German", async () => {
  settings.PUBLIC_URL = "https://gibt-es-nicht.invalid";
  const nowhere = await chief("POST", "/check-address");
  expect([nowhere.status, nowhere.body]).toEqual([409, expect.stringContaining("fehlt der DNS-Eintrag")]);
  settings.PUBLIC_URL = url.replace("http:", "https:");
  const plain = await chief("POST", "/check-address");
  expect([plain.status, plain.body]).toEqual([409, expect.stringContaining("kein Zertifikat")]);
  const step = (await firstSteps(payload, settings)).find(({ name }) => name === "address");
  expect(step?.isDone).toBe(false);
});

test("a reachable website is recognized, and a checked step is valid for that address only", async () => {
  expect(await checkVisitorAccess(url)).toMatch(/^127\.0\.0\.1 leads to 127\.0\.0\.1, this server$/);
  settings.PUBLIC_URL = url;
  expect((await chief("POST", "/check-address")).status).toBe(200);
  const step = async () => (await firstSteps(payload, settings)).find(({ name }) => name === "address");
  expect(await step()).toMatchObject({ isDone: false, hint: expect.stringContaining("eine Adresse mit https") });
  settings.PUBLIC_URL = "https://gibt-es-nicht.invalid";
  expect((await step())?.isDone).toBe(false);
});
