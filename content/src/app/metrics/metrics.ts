import { statfs } from "node:fs/promises";
import type { Payload } from "payload";
import { collectDefaultMetrics, Gauge, register } from "prom-client";
import { backupState } from "../../backup/read-backup-state.ts";
import { missingFiles } from "../../files/missing.ts";
import { countMailFailures } from "../../inquiries/delivery/count-failures.ts";
import { UNDELIVERED } from "../../inquiries/undelivered.ts";
import { writability } from "../../platform/database/writable.ts";
import { settings } from "../../platform/settings/settings.ts";

const gauge = (name: string, help: string) => new Gauge({ name: `schaufenster_${name}`, help });

const inquiries = gauge("inquiries_undelivered", "Inquiries that no mail server has accepted yet.");
const oldestInquiry = gauge("inquiry_oldest_undelivered_seconds", "Age of the oldest of them; 0 if there is none.");
const encoderQueue = gauge("encoder_queue", "Pictures that have no AVIF and WebP yet.");
const lastBackup = gauge("backup_last_timestamp_seconds", "Start of the last successful backup; 0 if there is none.");
const backupFailed = gauge("backup_failed", "1 if the last backup failed or is incomplete, else 0.");
const missing = gauge("uploads_missing", "Files that the database names but that are missing.");
const writable = gauge("database_writable", "1 if the database accepts writes, else 0.");
const diskFree = gauge("data_disk_free_bytes", "Free space on the disk of DATA_DIR.");
const diskSize = gauge("data_disk_size_bytes", "Size of that disk.");
const connections = new Gauge({
  name: "schaufenster_database_connections",
  help: "Connections to PostgreSQL by state; waiting counts requests for one.",
  labelNames: ["state"] as const,
});

collectDefaultMetrics();

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

/** Metrics in Prometheus' text format. */
export async function metricsText(payload: Payload): Promise<string> {
  const [undelivered, unencoded, { last, failure }, disk, lost, { status }] = await Promise.all([
    payload.find({ collection: "inquiries", where: UNDELIVERED, sort: "receivedAt", limit: 1, depth: 0 }),
    payload.count({ collection: "media", where: { encoded: { equals: false } } }),
    backupState(payload),
    statfs(settings.DATA_DIR),
    missingFiles(payload),
    writability(async () => payload),
  ]);
  const oldest = undelivered.docs[0]?.receivedAt;
  inquiries.set(undelivered.totalDocs);
  oldestInquiry.set(oldest ? (Date.now() - Date.parse(oldest)) / 1000 : 0);
  encoderQueue.set(unencoded.totalDocs);
  lastBackup.set(last ? Date.parse(last.at) / 1000 : 0);
  backupFailed.set(failure ? 1 : 0);
  missing.set(lost.missing);
  writable.set(status === "ok" ? 1 : 0);
  diskFree.set(disk.bavail * disk.bsize);
  diskSize.set(disk.blocks * disk.bsize);
  const { pool } = payload.db as { pool?: Pool };
  if (pool) {
    connections.set({ state: "used" }, pool.totalCount - pool.idleCount);
    connections.set({ state: "idle" }, pool.idleCount);
    connections.set({ state: "waiting" }, pool.waitingCount);
  }
  countMailFailures(0); // creates the metric before the first failure
  return register.metrics();
}
