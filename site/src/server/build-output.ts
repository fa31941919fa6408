import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { DocumentAssets } from "../layout/Document.tsx";
import type { Build } from "./dependencies.ts";
import { createDiskCache } from "./page-cache/disk-cache.ts";
import { readAssetFiles } from "./routes/asset-routes.ts";
import type { Settings } from "./settings/settings.ts";

const SCRIPT_SOURCE = "src/browser.ts";
const PREVIEW_SOURCE = "src/preview.ts";

/** Vite's name for the one stylesheet when CSS is not split. */
const STYLESHEET_SOURCE = "style.css";

/** The fonts that the first paint needs; italics and other scripts can wait. */
const FIRST_FONTS = /(?:bricolage-grotesque|instrument-sans)-latin-wght-normal\.woff2$/;

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }));

type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * What `npm run build` has put into dist/.
 *
 * @param clientDirectory dist/client
 * @param serverFile the running server's own file, whose content is part of the build's id
 * @throws {Error} if there is no complete build
 */
export function readBuild(clientDirectory: string, serverFile: string, settings: Settings): Build {
  const manifestText = readFileSync(join(clientDirectory, ".vite/manifest.json"), "utf8");
  const id = createHash("sha256")
    .update(manifestText)
    .update(readFileSync(serverFile))
    // Documents hold what is made from these.
    .update([settings.publicUrl, settings.apiBaseUrl, settings.contentUrl, settings.logRetentionDays].join("\n"))
    .digest("hex")
    .slice(0, 12);
  return {
    id,
    assets: documentAssets(v.parse(manifestSchema, JSON.parse(manifestText)), (file) =>
      readFileSync(join(clientDirectory, file), "utf8"),
    ),
    files: readAssetFiles(clientDirectory),
    diskCache: createDiskCache(settings.cacheDir, id),
  };
}

/**
 * @param read the text of a built file
 * @throws {Error} if the manifest has no script or no stylesheet
 */
export function documentAssets(manifest: Manifest, read: (file: string) => string): DocumentAssets {
  const script = manifest[SCRIPT_SOURCE];
  const previewScript = manifest[PREVIEW_SOURCE];
  const stylesheet = manifest[STYLESHEET_SOURCE];
  if (!script || !previewScript || !stylesheet) {
    throw new Error("The build's manifest is incomplete. Run: npm run build");
  }
  return {
    script: `/${script.file}`,
    previewScript: `/${previewScript.file}`,
    styles: read(stylesheet.file),
    fonts: Object.keys(manifest)
      .filter((source) => FIRST_FONTS.test(source))
      .map((source) => `/${manifest[source]?.file}`),
    before: [],
  };
}
