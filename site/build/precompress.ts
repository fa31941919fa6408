import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ENCODING_EXTENSIONS } from "../src/server/http/asset-files.ts";

/** Worth compressing; pictures and fonts are compressed already. */
const TEXT_FILES = /\.(?:css|js|json|svg|txt|webmanifest)$/;

/** Last step of the build: adds the smallest compressed forms beside every text file of the client build. */
function precompress(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT_FILES.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(file + ENCODING_EXTENSIONS.br, brotliCompressSync(content, { params }));
    writeFileSync(file + ENCODING_EXTENSIONS.gzip, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

precompress(fileURLToPath(new URL("../dist/client", import.meta.url)));
