import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import { transform } from "esbuild";
import { ROOT } from "../environment.ts";

type Trace = (files: string[], options: object) => Promise<{ fileList: Set<string> }>;

/** The tracer with which Next finds what a program loads (github.com/vercel/nft); Next has it with it. */
const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft") as { nodeFileTrace: Trace };

/** Every program that is started by its file: by units, by the command, or by one of these. */
const PROGRAMS = [
  /^scripts\/(?:backup|import|media|move|restore|schaufenster|server\/trial|status)\.ts$/,
  /^\.programs\/(?:run-app|start|watch)\.js$/,
  /^scripts\/end-with-parent\.mjs$/,
  /^content\/src\/(?:backup-command\.ts|.*\.mjs|.*-process\.ts)$/,
  /^content\/next\.config\.mjs$/,
  /^tools\/[^/]+\/[^/]+-command\.ts$/,
  /^site\/dist\/server\/.*\.js$/,
];

/** Next's own program names its commands in a way that would bring all of them along. */
const OF_NEXT = ["bin/next", "cli/next-start.js", "server/lib/start-server.js", "server/next.js"];

/** For building, developing and other C libraries: named by what is loaded, and never reached on a server. */
const NEVER = [
  /^node_modules\/(?:drizzle-kit|esbuild|esbuild-register|typescript|webpack|tsx|get-tsconfig|@esbuild|@next\/swc[^/]*)\//,
  /\.map$|\.d\.[cm]?ts$|\.runtime\.dev\.js$/,
  /^node_modules\/@(?:img|libsql)\/[^/]*musl/,
  /^node_modules\/next\/dist\/(?:build\/swc|cli\/(?!next-(?:start|test)))/,
  /^node_modules\/next\/dist\/compiled\/(?:webpack\/bundle|babel|terser|sass|postcss|cssnano|react-experimental|next-devtools)/,
];

/** Next's own loader of its configuration wants to know where they are, though nothing loads them. */
const NAMED_BY_NEXT = ["webpack", "@babel/runtime"].map((name) => `node_modules/next/dist/compiled/${name}`);

/** Files that no import names: they are served, read or copied. */
const DATA = ["content/.next", "content/public", "site/dist", "tools/demo/media", "deploy", ...NAMED_BY_NEXT];

/** Parts of the build that only the build itself reads. */
const OF_THE_BUILD = /^content\/\.next\/(?:cache|diagnostics|types|trace|turbopack)|\.nft\.json$/;

/** A program's own files; a text beside them is for people. */
const IS_CODE = /node_modules\/|\.(?:[cm]?js|tsx?|json|graphql)$/;

const TYPESCRIPT = /\.(tsx?)$/;

export const isTypeScript = (file: string) => TYPESCRIPT.test(file) && !file.includes("node_modules/");

/** A file as Node runs it: TypeScript without its types; the names of what it imports stay as they are. */
export async function javascriptOf(file: string): Promise<string | Buffer> {
  const [, loader] = (isTypeScript(file) && TYPESCRIPT.exec(file)) || [];
  const content = await readFile(file);
  if (loader !== "ts" && loader !== "tsx") return content;
  const { code } = await transform(content.toString(), { loader, jsx: "automatic", target: "node20.19" });
  return code;
}

/** Every file below a folder of the repository, from the repository down; links are files. */
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
 * Every file that the built apps and all programs load at run time, packages included, from the repository's folder
 * down. What the bundled pages load was traced by Next's build.
 */
export async function runtimeFiles(): Promise<string[]> {
  const own = [".programs", "scripts", "content/src", "tools", "site/dist"].flatMap(filesBelow);
  const programs = [...own, "content/next.config.mjs"].filter((file) => PROGRAMS.some((each) => each.test(file)));
  const ofNext = OF_NEXT.map((file) => `node_modules/next/dist/${file}`);
  const { fileList } = await nodeFileTrace(
    [...programs, ...ofNext].map((file) => join(ROOT, file)),
    {
      base: ROOT,
      processCwd: "/nowhere", // a folder that a program names at run time holds data, and none of the program's
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

/** The folders of the packages that files belong to, from the repository down; links among them are none. */
export function packagesAmong(files: string[]): string[] {
  const folders = files.map((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? "");
  return [...new Set(folders)].filter((folder) => folder && existsSync(join(ROOT, folder, "package.json"))).sort();
}
