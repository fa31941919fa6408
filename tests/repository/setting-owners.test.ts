import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { type Environment, ROOT } from "../../scripts/environment.ts";
import { builtApps } from "../../scripts/processes.ts";
import { othersThan } from "../../scripts/setting-owners.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Settings that open the database, the mail server, the store or the backups. */
const SECRETS = [
  "PAYLOAD_SECRET",
  "DATABASE_URL",
  "SMTP_URL",
  "SMTP_PASSWORD",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_PASSPHRASE",
  "ADMIN_PASSWORD",
  "MOVE_TO",
  "STRAPI_TOKEN",
];

test("npm start gives the public process no secret of the content system, and both what they share", () => {
  const shared = { WEBHOOK_SECRET: "shared", METRICS_TOKEN: "shared", PUBLIC_URL: "shared", PATH: "/usr/bin" };
  const given = { ...shared, CONTENT_TOKEN: "site", ...Object.fromEntries(SECRETS.map((name) => [name, "secret"])) };
  const [content, site] = builtApps(given as unknown as Environment).map(({ env }) => env);
  const ofNode = { NODE_ENV: "production", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" };
  expect(site).toEqual({ ...shared, CONTENT_TOKEN: "site", ...ofNode });
  expect(content).toMatchObject({ ...shared, PAYLOAD_SECRET: "secret", DATABASE_URL: "secret", SMTP_URL: "secret" });
  expect(content).not.toHaveProperty("CONTENT_TOKEN");
});

test("the site's unit removes other apps' settings from those that all units read", () => {
  const unit = read("deploy/systemd/schaufenster-site@.service");
  const taken = [...unit.matchAll(/^UnsetEnvironment=(.+)$/gm)].flatMap(([, names = ""]) => names.split(" "));
  expect(taken.sort()).toEqual(othersThan("site"));
});

test("in containers the site only gets its own settings, by name", () => {
  const [, site = ""] = /\n {2}site:\n([\s\S]*?)\n\n/.exec(read("deploy/compose.yaml")) ?? [];
  const [, environment = ""] = /\n {4}environment:\n((?: {6}.+\n)+)/.exec(site) ?? [];
  const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(["PUBLIC_URL", "WEBHOOK_SECRET", "CONTENT_URL"]));
  expect(names.filter((name) => othersThan("site").includes(name ?? ""))).toEqual([]);
  expect(site).not.toContain("env_file");
});

test("each app reads exactly the settings that .env.example lists as its own", () => {
  const sections = read(".env.example").split(/^# --- (.+?) -+$/gm);
  const namesBelow = (title: string) =>
    [...(sections[sections.indexOf(title) + 1] ?? "").matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const unknownTo = (app: "content" | "site", names: unknown[]) =>
    names.filter((name) => othersThan(app).includes(String(name)));
  for (const title of ["site", "content", "inquiries (content)"]) expect(namesBelow(title).length).toBeGreaterThan(8);
  expect(unknownTo("site", namesBelow("site"))).toEqual([]);
  expect(unknownTo("content", [...namesBelow("content"), ...namesBelow("inquiries (content)")])).toEqual([]);
});

/** German, and with a word of the server: a setting, its file or a program in front of it. */
const GERMAN = /[äöüß„]|\b(?:der|die|das|und|ist|nicht|auf|mit)\b/;
const OF_SERVERS = /\b[A-Z]{2,}[A-Z0-9]*_[A-Z_]+\b|\.env\b|Caddy|nginx/;

test("no German sentence of the admin names a setting or a program of the server", () => {
  const files = execFileSync("git", ["ls-files", "content/src"], { cwd: ROOT, encoding: "utf8" }).split("\n");
  const paths = files.filter((path) => /(?<!\.test)\.tsx?$/.test(path));
  const found: string[] = [];
  for (const path of paths) {
    const look = (text: string) => GERMAN.test(text) && OF_SERVERS.test(text) && found.push(`${path}: ${text}`);
    const visitor = new Visitor({
      Literal: ({ value }) => typeof value === "string" && look(value),
      TemplateLiteral: ({ quasis }) => look(quasis.map(({ value }) => value.cooked).join("…")),
      JSXText: ({ value }) => look(value),
    });
    visitor.visit(parseSync(path, read(path)).program);
  }
  expect(found).toEqual([]);
});
