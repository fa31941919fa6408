import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import { transform } from "esbuild";
import { ROOT } from "../environment.ts";

type Trace = (files: string[], options: object) => Promise<{ fileList: Set<string> }>;

/** The tracer that Next uses to find the files that a program loads (github.com/vercel/nft); included in Next. */
const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft") as { nodeFileTrace: Trace };

/** Entry points: programs started by file from units, the command, or each other. */
const PROGRAMS = [
  /^scripts\/(?:backup|import|media|move|restore|schaufenster|server\/trial|status)\.ts$/,
  /^\.programs\/(?:run-app|start|watch)\.js$/,
  /^scripts\/end-with-parent\.mjs$/,
  /^content\/src\/(?:backup-command\.ts|.*\.mjs|.*-process\.ts)$/,
  /^content\/next\.config\.mjs$/,
  /^tools\/[^/]+\/[^/]+-command\.ts$/,
  /^site\/dist\/server\/.*\.js$/,
];

/** Next's CLI loads its commands in a way that would include all of them. */
const OF_NEXT = ["bin/next", "cli/next-start.js", "server/lib/start-server.js", "server/next.js"];

/** For building, developing and other C libraries: referenced, but never loaded on a server. */
const NEVER = [
  /^node_modules\/(?:drizzle-kit|esbuild|esbuild-register|typescript|webpack|tsx|get-tsconfig|@esbuild|@next\/swc[^/]*)\//,
  /\.map$|\.d\.[cm]?ts$|\.runtime\.dev\.js$/,
  /^node_modules\/@(?:img|libsql)\/[^/]*musl/,
  /^node_modules\/next\/dist\/(?:build\/swc|cli\/(?!next-(?:start|test)))/,
  /^node_modules\/next\/dist\/compiled\/(?:webpack\/bundle|babel|terser|sass|postcss|cssnano|react-experimental|next-devtools)/,
];

/** Next's config loader resolves these, though nothing loads them. */
const NAMED_BY_NEXT = ["webpack", "@babel/runtime"].map((name) => `node_modules/next/dist/compiled/${name}`);

/** Files without an import: they are served, read or copied. */
const DATA = ["content/.next", "content/public", "site/dist", "tools/demo/media", "deploy", ...NAMED_BY_NEXT];

/** Build output that only the build itself reads. */
const OF_THE_BUILD = /^content\/\.next\/(?:cache|diagnostics|types|trace|turbopack)|\.nft\.json$/;

/** A program's own files, without texts for people. */
const IS_CODE = /node_modules\/|\.(?:[cm]?js|tsx?|json|graphql)$/;

const TYPESCRIPT = /\.(tsx?)$/;

export const isTypeScript = (file: string) => TYPESCRIPT.test(file) && !file.includes("node_modules/");

/** A file as Node runs it: TypeScript without types; import specifiers stay. */
export async function javascriptOf(file: string): Promise<string | Buffer> {
  const [, loader] = (isTypeScript(file) && TYPESCRIPT.exec(file)) || [];
  const content = await readFile(file);
  if (loader !== "ts" && loader !== "tsx") return content;
  const { code } = await transform(content.toString(), { loader, jsx: "automatic", target: "node20.19" });
  return code;
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "node_modules" && folder !== "content/.next" ? [] : filesBelow(path);
    return [path];
  });
}

const isNeeded = (file: string) => !NEVER.some((never) => never.test(file)) && !OF_THE_BUILD.test(file);

/**
 * Every file that the built apps and all programs load at run time, including packages, relative to the repository. The
 * bundled pages were traced by Next's build.
 */
export async function runtimeFiles(): Promise<string[]> {
  const own = [".programs", "scripts", "content/src", "tools", "site/dist"].flatMap(filesBelow);
  const programs = [...own, "content/next.config.mjs"].filter((file) => PROGRAMS.some((each) => each.test(file)));
  const ofNext = OF_NEXT.map((file) => `node_modules/next/dist/${file}`);
  const { fileList } = await nodeFileTrace(
    [...programs, ...ofNext].map((file) => join(ROOT, file)),
    {
      base: ROOT,
      processCwd: "/nowhere", // a folder that a program builds at run time contains data, not code
      ignore: (file: string) => !isNeeded(file),
      readFile: async (file: string) => javascriptOf(file).catch(() => null),
    },
  );
  const traced = new Set([...fileList].filter((file) => !file.startsWith("content/.next/")));
  for (const list of filesBelow("content/.next").filter((file) => file.endsWith(".nft.json"))) {
    const { files } = JSON.parse(readFileSync(join(ROOT, list), "utf8")) as { files: string[] };
    for (const file of files.map((each) => normalize(join(dirname(list), each))))
      if (file.includes("node_modules/")) traced.add(file);
  }
  const data = DATA.flatMap(filesBelow);
  return [...new Set([...[...traced].filter((file) => IS_CODE.test(file)), ...data])].filter(isNeeded).sort();
}

export function packagesAmong(files: string[]): string[] {
  const folders = files.map((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? "");
  return [...new Set(folders)].filter((folder) => folder && existsSync(join(ROOT, folder, "package.json"))).sort();
}
