import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../src/seed/first-administrator.ts";
import { startContentSystem } from "./content-system.ts";

const EMAIL = "chefin@musterlicht.example";
let payload: Payload;
let password: string;

beforeAll(async () => {
  payload = await startContentSystem();
  password = (await ensureFirstAdministrator(payload, { email: EMAIL }))?.password ?? "";
});

test("the first administrator gets a random password, once", async () => {
  expect(password).toMatch(/^[\w-]{20}$/);
  expect(await ensureFirstAdministrator(payload, { email: "zweite@musterlicht.example" })).toBeNull();
  expect((await payload.count({ collection: "users" })).totalDocs).toBe(1);
  const { user } = await payload.login({ collection: "users", data: { email: EMAIL, password } });
  expect(user?.email).toBe(EMAIL);
});

test("after five wrong passwords even the right one does not open the account", async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(payload.login({ collection: "users", data: { email: EMAIL, password: "geraten" } })).rejects.toThrow();
  }
  await expect(payload.login({ collection: "users", data: { email: EMAIL, password } })).rejects.toThrow(
    /gesperrt|locked/i,
  );
});
