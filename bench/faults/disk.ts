import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { Agency } from "../../testing/agency.ts";
import { type Answer, tally } from "../../testing/ask.ts";
import type { Campaign } from "./campaign.ts";

/** Room beyond what the demo agency takes up, in MB. */
const SPARE_MB = 8;

const FULL_S = 20;

/** The disk is full while both run: visitors are told the truth, and all is well when there is room again. */
export const disk: Campaign = async (findings) => {
  if (process.getuid?.() !== 0) return findings.check(false, "not run: mounting a small file system needs root");
  const dataDir = mkdtempSync(join(tmpdir(), "schaufenster-full-"));
  const demo = new Agency();
  await demo.fill();
  const megabytes = Number(execFileSync("du", ["-sm", demo.dataDir]).toString().split("\t")[0]) + SPARE_MB;
  await demo.end();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dataDir]);
  const agency = new Agency({ dataDir });
  try {
    await agency.start();
    const token = await agency.login();
    const accepted: string[] = [];
    const inquire = async (subject: string) => {
      const answer = await agency.inquire(subject);
      if (answer.status === 200) accepted.push(subject);
      return answer;
    };
    for (const path of ["/", "/projekte"]) await agency.get(path);
    await inquire("Vorher");

    const filler = join(dataDir, "filler");
    writeFileSync(filler, "");
    const fill = () => {
      for (let bytes = 1024 * 1024; bytes >= 512; bytes /= 2) {
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(bytes));
        } catch {
          // no room for so much any more
        }
      }
    };
    fill();
    const from = agency.output.length;
    const pages: Answer[] = [];
    const inquiries: Answer[] = [];
    const publishes: Answer[] = [];
    for (let second = 0; second < FULL_S; second += 1) {
      fill();
      pages.push(await agency.get("/"), await agency.get("/projekte"), await agency.get("/impressum"));
      inquiries.push(await inquire(`Bei voller Platte, Nr. ${second}`));
      if (second % 5 === 0) publishes.push(await agency.publish(token, `Bei voller Platte ${second}`));
      await later(1000);
    }
    const said = agency.output.slice(from).split("\n");
    const complaints = said.filter((line) => /"level":(40|50)|^[^{]/.test(line) && line !== "");
    findings.note(`full: pages ${tally(pages)}; inquiries ${tally(inquiries)}; publishes ${tally(publishes)}`);
    findings.note(`log meanwhile: ${said.length} lines, ${complaints.length} of them complaints, such as`);
    for (const line of said.filter((each) => /^[^{]/.test(each)).slice(0, 20)) findings.note(`    ${line}`);
    for (const line of new Set(complaints.map((each) => /"msg":"[^"]*"/.exec(each)?.[0] ?? each)))
      findings.note(`    ${line}`);
    findings.check(agency.isRunning, `npm start ended: ${agency.output.slice(-500)}`);
    for (const { status } of pages) findings.check(status === 200, `a page was answered with ${status}`);
    for (const { status, body } of inquiries) {
      const isClear = status === 200 || (status === 503 && body.includes("konnte gerade nicht gespeichert werden"));
      findings.check(isClear, `an inquiry was answered with ${status}: ${body.slice(0, 100)}`);
    }
    findings.check(
      inquiries.some(({ status }) => status === 503),
      "the disk was not full",
    );
    for (const { status, body } of publishes)
      findings.check(status >= 400, `a publish was answered with ${status}: ${body.slice(0, 99)}`);
    findings.check(complaints.length < 3 * FULL_S, `${complaints.length} complaints in ${FULL_S} s`);
    findings.check(/full/i.test(complaints.join()), "no line says that the disk is full");

    rmSync(filler);
    const after = await inquire("Wieder Platz");
    const published = await agency.publish(token, "Wieder Platz für Neues");
    await later(1500);
    const shown = (await agency.get("/", { "accept-encoding": "identity" })).body.includes("Wieder Platz für Neues");
    findings.check(after.status === 200, `with room again an inquiry was answered with ${after.status}`);
    findings.check(
      published.status === 200 && shown,
      `with room again a publish was answered with ${published.status}, shown: ${shown}`,
    );
    const missing = await agency.undelivered(accepted);
    findings.check(missing.length === 0, `accepted and not delivered: ${missing.join("; ")}`);
    findings.note(
      `room again: inquiry ${after.status}, publish ${published.status}; accepted ${accepted.length}, not delivered ${missing.length}`,
    );
    await agency.stop();
    findings.check((await agency.start()) === null, "the next start failed");
  } finally {
    await agency.stop();
    await agency.mail.stop();
    execFileSync("umount", [dataDir]);
    rmSync(dataDir, { recursive: true });
  }
};
