import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

test("the server starts with defaults and no variables", () => {
  expect(readSettings({ PORT: "", UNRELATED: "x" })).toEqual({
    port: 3000,
    host: undefined,
    contentUrl: "http://127.0.0.1:3001",
    publicUrl: "http://localhost:3000",
    apiBaseUrl: "",
    siteSettingsFile: undefined,
    contentToken: undefined,
    contactUrl: "http://127.0.0.1:3001",
    mediaOrigins: [],
    exposesAdmin: true,
    isForeign: false,
    webhookSecret: undefined,
    cacheDir: "data/page-cache",
    logLevel: "info",
    logRetentionDays: 14,
    trustedProxies: 0,
  });
});

test("absolute addresses follow the port unless PUBLIC_URL is set", () => {
  expect(readSettings({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readSettings({ PUBLIC_URL: "https://www.musterlicht.example/" }).publicUrl).toBe(
    "https://www.musterlicht.example",
  );
});

test.each([
  [{ PORT: "abc" }, '"abc" is not possible: PORT must be a whole number from 1 to 65535.'],
  [{ PORT: "0" }, "PORT must be"],
  [{ PORT: "70000" }, "PORT must be"],
  [{ CONTENT_URL: "content:3001" }, "CONTENT_URL must be an address that begins with http:// or https://"],
  [{ PUBLIC_URL: "https://example.org/site" }, "PUBLIC_URL must be an origin without a path"],
  [{ API_BASE_URL: "cms" }, "API_BASE_URL must be"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal"],
  [{ LOG_RETENTION_DAYS: "91" }, "LOG_RETENTION_DAYS must be a whole number of days from 1 to 90"],
  [{ LOG_RETENTION_DAYS: "0" }, "LOG_RETENTION_DAYS must be"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY must be the number of proxies in front, from 0 to 9"],
])("%j stops the start with a helpful message", (env, sentence) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(sentence);
});

test("a secret that is too short is refused without being printed", () => {
  expect(() => readSettings({ WEBHOOK_SECRET: "hunter2" })).toThrow("WEBHOOK_SECRET must have at least 32 characters");
  expect(() => readSettings({ WEBHOOK_SECRET: "hunter2" })).not.toThrow("hunter2");
});

test("all invalid variables are reported at once", () => {
  expect(() => readSettings({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*\n.*LOG_LEVEL/);
});
