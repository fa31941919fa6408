/**
 * The first step of the build: writes the licences of all packages that the content system is built from, those whose code
 * the admin sends to browsers among them (MIT, BSD and ISC ask for the notice with each copy). The bundler does not say
 * which these are, so all are named that are not for development alone.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Served at /admin/lizenzen.txt; the site's /lizenzen.txt, which the Impressum links to, names it. */
const TARGET = fileURLToPath(new URL("../public/admin/lizenzen.txt", import.meta.url));

/** Needed for development alone, but the icons of contract, which the admin draws too, are made from it. */
const DRAWN_FROM = "node_modules/@tabler/icons";

/** Packages that Next brings along within its own. */
const WITHIN_NEXT = "node_modules/next/dist/compiled";

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]+)?$/i;

type Person = string | { name?: string };
type Manifest = { name?: string; version?: string; license?: string; author?: Person };
type Locked = { dev?: boolean; link?: boolean };

/** Folders, below the root, of the packages that are installed for running, and of those that parts are copied from. */
function folders(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const named = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link,
  );
  const within = readdirSync(join(ROOT, WITHIN_NEXT), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("package.json"))
    .map((file) => join(WITHIN_NEXT, dirname(file)));
  return [...named.map(([path]) => path), DRAWN_FROM, ...within].filter((path) =>
    existsSync(join(ROOT, path, "package.json")),
  );
}

/** Name and version of a package, and what it says of its licence; without a file of it, what its package.json says. */
function noticeOf(folder: string): { title: string; text: string } | null {
  const path = join(ROOT, folder);
  const { name, version, license, author } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest;
  if (!name) return null; // no package of its own
  const files = readdirSync(path, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENSE_FILE.test(file.name),
  );
  const texts = files.map((file) => readFileSync(join(path, file.name), "utf8").replaceAll("\r\n", "\n").trim());
  const by = typeof author === "string" ? author : author?.name;
  const said = `License: ${license ?? "see the package"}${by ? `\nAuthor: ${by}` : ""}`;
  return { title: version ? `${name} ${version}` : name, text: texts.join("\n\n") || said };
}

/** Each text once, below all packages that have it. */
function licenses(): string {
  const packages = new Map<string, Set<string>>();
  for (const notice of folders().map(noticeOf)) {
    if (notice) packages.set(notice.text, (packages.get(notice.text) ?? new Set()).add(notice.title));
  }
  const sections = [...packages].map(([text, titles]) => `## ${[...titles].sort().join(", ")}\n\n${text}`);
  return `# Licenses of the software that the content system is built from\n\n${sections.sort().join("\n\n")}\n`;
}

mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, licenses());
