import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DOCUMENT_STYLES } from "../../styles/sheets.ts";
import { readSettings } from "../http/settings/settings.ts";
import { documentAssets, readBuild } from "./build-output.ts";

const FONTS = "src/styles/typefaces/files";

const MANIFEST = {
  "src/browser.ts": { file: "assets/browser-1.js" },
  "src/preview.ts": { file: "assets/preview-6.js" },
  [`${FONTS}/instrument-sans.woff2`]: { file: "assets/text-3.woff2" },
  [`${FONTS}/another.woff2`]: { file: "assets/another-4.woff2" },
  [`${FONTS}/bricolage-grotesque.woff2`]: { file: "assets/display-5.woff2" },
};

test("a document links one script, the two fonts of the first paint, and the style sheets that its inline styles leave out", () => {
  expect(documentAssets(MANIFEST)).toEqual({
    script: "/assets/browser-1.js",
    previewScript: "/assets/preview-6.js",
    styles: DOCUMENT_STYLES,
    linkedSheets: {
      below: expect.stringMatching(/^\/assets\/below-[\w-]{8}\.css$/),
      later: expect.stringMatching(/^\/assets\/later-[\w-]{8}\.css$/),
    },
    fonts: { bricolage: ["/assets/text-3.woff2", "/assets/display-5.woff2"], serif: [], manrope: [] },
    before: [],
  });
});

test("changing a setting or the settings file invalidates cached documents, as a new build does", () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-build-"));
  const [manifest, file] = [join(folder, ".vite/manifest.json"), join(folder, "settings.json")];
  mkdirSync(join(folder, ".vite"));
  writeFileSync(manifest, JSON.stringify(MANIFEST));
  const idWith = (settings: string, env: Record<string, string> = {}) => {
    writeFileSync(file, settings);
    return readBuild(folder, manifest, readSettings({ SITE_SETTINGS_FILE: file, CACHE_DIR: folder, ...env })).id;
  };
  const contact = { CONTACT_URL: "http://127.0.0.1:3002" };
  const ids = [idWith("{}"), idWith("{}"), idWith('{"agencyName":"Neu"}'), idWith("{}", contact)];
  rmSync(folder, { recursive: true });
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test("an incomplete build stops the start", () => {
  expect(() => documentAssets({})).toThrow("npm run build");
});
