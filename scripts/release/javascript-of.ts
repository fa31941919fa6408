import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

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
