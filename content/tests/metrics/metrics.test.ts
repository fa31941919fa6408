// @long content/src/app/metrics, content/src/inquiries, content/src/files
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { metricsText } from "../../src/app/metrics/metrics.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const HOUR_S = 3600;

test("metrics include the age of the oldest undelivered inquiry, pictures left to encode, a missing backup, and everything that the shipped alerts use", async () => {
  const payload = await startContentSystem();
  const receivedAt = new Date(Date.now() - HOUR_S * 1000).toISOString();
  const common = {
    name: "Erika",
    email: "erika@agentur.example",
    subject: "Frage",
    message: "Hallo",
    phone: "",
    attempts: 0,
  };
  for (const [status, deliveredAt] of [
    ["failed", null],
    ["delivered", receivedAt],
    ["done", null],
  ] as const) {
    await payload.db.create({
      collection: "inquiries",
      data: { ...common, messageId: `<${status}@agentur.example>`, status, receivedAt, deliveredAt },
    });
  }
  const file = uploadedFile("bild.jpg", "image/jpeg", await picture(60, 40));
  await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } });

  const text = await metricsText(payload);
  const lines = text.split("\n");
  const metric = (name: string) =>
    Number(lines.find((line) => line.startsWith(`schaufenster_${name} `))?.split(" ")[1]);
  expect(metric("inquiries_undelivered")).toBe(1);
  expect(metric("inquiry_oldest_undelivered_seconds")).toBeCloseTo(HOUR_S, -2);
  expect(metric("encoder_queue")).toBe(1);
  expect(metric("backup_last_timestamp_seconds")).toBe(0);
  expect(metric("backup_failed")).toBe(0);
  expect(metric("database_writable")).toBe(1);
  expect(metric("mail_failures_total")).toBe(0);
  expect(metric("data_disk_free_bytes")).toBeGreaterThan(0);

  const alerts = readFileSync(new URL("../../../deploy/alerts.yml", import.meta.url), "utf8");
  const named = [...new Set(alerts.match(/schaufenster_\w+/g))];
  expect(named).toHaveLength(6);
  for (const name of named) expect(text).toContain(`\n${name} `);
});
