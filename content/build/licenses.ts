/**
 * First step of the build: writes the licences of all packages that the content system is built from, including those whose
 * code the admin sends to browsers (MIT, BSD and ISC require the notice with each copy). The bundler doesn't report which
 * these are, so all packages are listed except development dependencies.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Served at /admin/lizenzen.txt; the site's /lizenzen.txt, linked from the Impressum, refers to it. */
const TARGET = fileURLToPath(new URL("../public/admin/lizenzen.txt", import.meta.url));

/** A development dependency, but the source of contract's icons, which the admin also renders. */
const DRAWN_FROM = "node_modules/@tabler/icons";

/** Packages bundled in Next's own. */
const WITHIN_NEXT = "node_modules/next/dist/compiled";

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-][\w.-]+)?$/i;

type Person = string | { name?: string };
type Manifest = { name?: string; version?: string; license?: string; author?: Person };
type Locked = { dev?: boolean; link?: boolean };

/** Folders, relative to the root, of runtime dependencies and of packages whose parts are copied. */
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

/** A package's name, version and licence text; without a licence file, the licence in its package.json. */
function noticeOf(folder: string): { title: string; text: string } | null {
  const path = join(ROOT, folder);
  const { name, version, license, author } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest;
  if (!name) return null; // not a package of its own
  const files = readdirSync(path, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENSE_FILE.test(file.name),
  );
  const texts = files.map((file) => readFileSync(join(path, file.name), "utf8").replaceAll("\r\n", "\n").trim());
  const by = typeof author === "string" ? author : author?.name;
  const said = `License: ${license ?? "see the package"}${by ? `\nAuthor: ${by}` : ""}`;
  return { title: version ? `${name} ${version}` : name, text: texts.join("\n\n") || said };
}

/** Each text once, below the names of all packages with it. */
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
