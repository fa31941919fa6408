import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Typeface } from "@schaufenster/contract/appearance/choice";
import * as v from "valibot";
import type { DocumentAssets } from "../../layout/Document.tsx";
import type { LinkedSheets } from "../../layout/LinkedStyles.tsx";
import { DOCUMENT_STYLES, LATER_STYLES, STYLES_BELOW } from "../../styles/sheets.ts";
import { createDiskCache } from "../cache/disk-cache.ts";
import { type AssetFiles, readAssetFiles } from "../http/asset-files.ts";
import type { Settings } from "../http/settings/settings.ts";
import type { Build } from "./dependencies.ts";

const SCRIPT_SOURCE = "src/browser.ts";
const PREVIEW_SOURCE = "src/preview.ts";

const FIRST_FONTS: Record<Typeface, RegExp> = {
  bricolage: /(?:bricolage-grotesque|instrument-sans)\.woff2$/,
  serif: /(?:dm-serif-display|figtree)\.woff2$/,
  manrope: /manrope\.woff2$/,
};

/** URL prefix of the style sheets that documents link; new content gets a new URL. */
const LINKED_SHEETS: LinkedSheets = {
  below: sheetPath("below", STYLES_BELOW),
  later: sheetPath("later", LATER_STYLES),
};

function sheetPath(name: string, sheet: string): string {
  return `/assets/${name}-${createHash("sha256").update(sheet).digest("base64url").slice(0, 8)}.css`;
}

const manifestSchema = v.record(v.string(), v.object({ file: v.string() }));

type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Reads the output of `npm run build`.
 * @param clientDirectory dist/client
 * @param serverFile the running server's own file, whose content is part of the build's id
 * @throws {Error} if there is no complete build
 */
export function readBuild(clientDirectory: string, serverFile: string, settings: Settings): Build {
  const manifestText = readFileSync(join(clientDirectory, ".vite/manifest.json"), "utf8");
  const { publicUrl, apiBaseUrl, contentUrl, contactUrl, logRetentionDays } = settings;
  const id = createHash("sha256")
    .update(manifestText)
    .update(readFileSync(serverFile))
    .update(JSON.stringify([publicUrl, apiBaseUrl, contentUrl, contactUrl, logRetentionDays]))
    .update(settingsFileText(settings))
    .digest("hex")
    .slice(0, 12);
  const sheets: AssetFiles = new Map([
    [LINKED_SHEETS.below, { text: STYLES_BELOW }],
    [LINKED_SHEETS.later, { text: LATER_STYLES }],
  ]);
  return {
    id,
    assets: documentAssets(v.parse(manifestSchema, JSON.parse(manifestText))),
    files: new Map([...readAssetFiles(clientDirectory), ...sheets]),
    diskCache: createDiskCache(settings.cacheDir, id),
  };
}

/** A missing file is reported where it is read. */
function settingsFileText({ siteSettingsFile: file }: Settings): string {
  return file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** @throws {Error} if the manifest has no script */
export function documentAssets(manifest: Manifest): DocumentAssets {
  const script = manifest[SCRIPT_SOURCE];
  const previewScript = manifest[PREVIEW_SOURCE];
  if (!script || !previewScript) {
    throw new Error("The build's manifest is incomplete. Run: npm run build");
  }
  return {
    script: `/${script.file}`,
    previewScript: `/${previewScript.file}`,
    styles: DOCUMENT_STYLES,
    linkedSheets: LINKED_SHEETS,
    fonts: {
      bricolage: filesOf(manifest, FIRST_FONTS.bricolage),
      serif: filesOf(manifest, FIRST_FONTS.serif),
      manrope: filesOf(manifest, FIRST_FONTS.manrope),
    },
    before: [],
  };
}

function filesOf(manifest: Manifest, source: RegExp): string[] {
  const sources = Object.keys(manifest).filter((each) => source.test(each));
  return sources.map((each) => `/${manifest[each]?.file}`);
}
