import { expect, test } from "vitest";
import { DOCUMENT_STYLES } from "../styles/sheets.ts";
import { documentAssets } from "./build-output.ts";

const FONTS = "src/styles/typefaces/files";

const MANIFEST = {
  "src/browser.ts": { file: "assets/browser-1.js" },
  "src/preview.ts": { file: "assets/preview-6.js" },
  [`${FONTS}/instrument-sans.woff2`]: { file: "assets/text-3.woff2" },
  [`${FONTS}/another.woff2`]: { file: "assets/another-4.woff2" },
  [`${FONTS}/bricolage-grotesque.woff2`]: { file: "assets/display-5.woff2" },
};

test("a document names one script and the two fonts of the first paint, and the sheets for what its own styles leave out", () => {
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

test("an incomplete build is found at the start", () => {
  expect(() => documentAssets({})).toThrow("npm run build");
});
