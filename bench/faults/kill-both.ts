import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { createClient } from "@libsql/client";
import { Agency } from "../../testing/agency.ts";
import type { Campaign } from "./campaign.ts";

/** Latest moment of a kill after all began, in ms. */
const LATEST_MS = 2500;

/** Both apps, and what runs them, are killed at any moment while visitors write and editors publish. */
export const killBoth: Campaign = async (findings, tries = 50) => {
  const agency = new Agency();
  const accepted: string[] = [];
  let stops = 0;

  for (let round = 1; round <= tries; round += 1) {
    const begun = performance.now();
    const code = await agency.start();
    const startS = (performance.now() - begun) / 1000;
    findings.check(code === null, `start ${round} ended with ${code}: ${agency.output.slice(-300)}`);
    if (code !== null) break;
    const token = await agency.login();
    let running = true;
    const writing = [1, 2, 3].map(async (visitor) => {
      for (let count = 1; running; count += 1) {
        const subject = `Runde ${round}, Besucher ${visitor}, Nr. ${count}`;
        if ((await agency.inquire(subject)).status === 200) accepted.push(subject);
      }
    });
    const publishing = (async () => {
      for (let count = 1; running; count += 1) {
        await agency.publish(token, `Runde ${round}, Fassung ${count}`);
        await agency.get("/");
      }
    })();
    await later(Math.random() * LATEST_MS);
    agency.kill("runner", "content", "site");
    running = false;
    await Promise.all([...writing, publishing, agency.stop()]);

    const integrity = await integrityOf(agency.dataDir);
    findings.check(integrity === "ok", `after kill ${round} the database is not intact: ${integrity}`);
    const broken = brokenCopies(join(agency.dataDir, "page-cache"));
    findings.check(broken.length === 0, `after kill ${round} cached pages are half-written: ${broken.join(", ")}`);
    stops += 1;
    if (round % 5 === 0) {
      findings.note(`${round} kills: accepted ${accepted.length}, the last start took ${startS.toFixed(1)} s`);
    }
  }

  await agency.start();
  const stored = new Set(await agency.subjects());
  const lost = accepted.filter((subject) => !stored.has(subject));
  findings.check(lost.length === 0, `accepted and not stored: ${lost.join("; ")}`);
  const missing = await agency.undelivered([...stored]);
  findings.check(missing.length === 0, `stored and not delivered: ${missing.join("; ")}`);
  const twice = agency.mail.received.length - new Set(agency.mail.received.map(({ messageId }) => messageId)).size;
  findings.note(
    `${stops} kills; accepted ${accepted.length}, stored ${stored.size}, in the mailbox ${agency.mail.received.length}, of these a second time ${twice}`,
  );
  await agency.end();
};

/** Looks at a copy, so that the next start finds what the kill has left. */
async function integrityOf(dataDir: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-integrity-"));
  for (const ending of ["", "-wal"]) {
    const file = join(dataDir, `content.db${ending}`);
    if (existsSync(file)) copyFileSync(file, join(folder, `content.db${ending}`));
  }
  const client = createClient({ url: `file:${join(folder, "content.db")}` });
  const { rows } = await client.execute("PRAGMA integrity_check");
  client.close();
  rmSync(folder, { recursive: true });
  return String(rows[0]?.integrity_check);
}

/** Names of cached pages that are not whole documents. */
function brokenCopies(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && file.name.endsWith(".json"))
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => {
      try {
        const { html } = JSON.parse(readFileSync(path, "utf8")) as { html: string };
        return !/(<\/html>|>)\s*$/.test(html);
      } catch {
        return true;
      }
    });
}
