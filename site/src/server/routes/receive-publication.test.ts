import { PUBLISH_WEBHOOK_PATH } from "@schaufenster/contract/publish-webhook";
import { sign } from "@schaufenster/contract/signature";
import {
  WEBHOOK_MAX_AGE_MS,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TIMESTAMP_HEADER,
} from "@schaufenster/contract/signed-request";
import { expect, test } from "vitest";
import { ManualSchedule } from "../../../../testing/manual-schedule.ts";
import { publishWebhookRoute } from "./receive-publication.ts";

const SECRET = "a secret of at least thirty-two characters";
const NOW = 1_700_000_000_000;
const BODY = JSON.stringify({ source: "services", id: 3 });

async function send({
  body = BODY,
  timestamp = String(NOW),
  secret = SECRET as string | undefined,
  signature = sign(`${timestamp}.${body}`, SECRET),
} = {}) {
  const published: unknown[] = [];
  const app = publishWebhookRoute(secret, (event) => published.push(event), new ManualSchedule(0, new Date(NOW)));
  const response = await app.request(PUBLISH_WEBHOOK_PATH, {
    method: "POST",
    body,
    headers: { [WEBHOOK_TIMESTAMP_HEADER]: timestamp, [WEBHOOK_SIGNATURE_HEADER]: signature },
  });
  return { status: response.status, json: await response.json(), published };
}

test("a signed webhook is accepted", async () => {
  expect(await send()).toMatchObject({ status: 202, published: [{ source: "services", id: 3 }] });
  expect(await send({ body: '{"source":"site-settings","id":null}' })).toMatchObject({ status: 202 });
});

test.each([
  ["a wrong signature", { signature: sign(`${NOW}.${BODY}`, "another secret") }],
  ["a signature of another body", { signature: sign(`${NOW}.{}`, SECRET) }],
  ["no signature", { signature: "" }],
  ["a webhook too old", { timestamp: String(NOW - WEBHOOK_MAX_AGE_MS - 1) }],
  ["a webhook from the future", { timestamp: String(NOW + WEBHOOK_MAX_AGE_MS + 1) }],
  ["no timestamp", { timestamp: "" }],
  ["a timestamp that is none", { timestamp: "soon" }],
  ["a server without a secret", { secret: undefined }],
])("%s is refused, and nothing becomes stale", async (_, changes) => {
  const { status, json, published } = await send({ ...changes, ...("secret" in changes ? { secret: "" } : {}) });
  expect(status).toBe(401);
  expect(json).toHaveProperty("error.message");
  expect(published).toEqual([]);
});

test("a webhook at the edge of the window is accepted", async () => {
  expect(await send({ timestamp: String(NOW - WEBHOOK_MAX_AGE_MS) })).toMatchObject({ status: 202 });
});

test.each(["", "null", "[]", "{}", '{"source":1,"id":null}', "no JSON"])(
  "a signed webhook with an invalid body is refused with a reason: %j",
  async (body) => {
    expect(await send({ body })).toMatchObject({ status: 400, published: [] });
  },
);

test("an endless webhook is cut off", async () => {
  expect(await send({ body: "x".repeat(5000) })).toMatchObject({ status: 413, published: [] });
});
