import { createServer } from "node:http";
import { PUBLISH_WEBHOOK_PATH } from "@schaufenster/contract/publish-webhook";
import { signedHeaders } from "@schaufenster/contract/signed-request";
import { expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { startTestSite, WEBHOOK_SECRET } from "../../../testing/site.ts";
import { startStrapiReplay } from "../../../testing/strapi-replay.ts";

test("after a publish each shared cache is asked to forget all pages; one that refuses or is away harms nothing", async () => {
  const asked: string[] = [];
  const cache = await listen(
    createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.writeHead(asked.length > 1 ? 405 : 200).end();
    }),
  );
  const strapi = await startStrapiReplay();
  const site = await startTestSite(strapi.url, { env: { PURGE_URLS: `${cache.url},http://127.0.0.1:1` } });
  const publish = (event = {}) => {
    const body = JSON.stringify({ source: "services", id: 1, ...event });
    const headers = signedHeaders(body, WEBHOOK_SECRET);
    return fetch(site.url + PUBLISH_WEBHOOK_PATH, { method: "POST", body, headers });
  };
  try {
    expect((await publish()).status).toBe(202);
    await expect.poll(() => asked).toEqual(["PURGE /"]);
    expect((await publish()).status).toBe(202);
    await expect.poll(() => asked).toEqual(["PURGE /", "PURGE /"]);
    // A picture that no page in this site's memory shows may be on one that the cache holds.
    expect((await publish({ encoded: ["nirgends_0a1b2c3d4e"] })).status).toBe(202);
    await expect.poll(() => asked).toHaveLength(3);
    expect((await fetch(site.url)).status).toBe(200);
  } finally {
    await Promise.all([site.close(), strapi.close(), cache.close()]);
  }
});
