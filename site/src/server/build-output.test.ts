import { expect, test } from "vitest";
import { documentAssets } from "./build-output.ts";

const FONTS = "../node_modules/@fontsource-variable";

const MANIFEST = {
  "src/browser.ts": { file: "assets/browser-1.js" },
  "src/preview.ts": { file: "assets/preview-6.js" },
  "style.css": { file: "assets/style-2.css" },
  [`${FONTS}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`]: { file: "assets/text-3.woff2" },
  [`${FONTS}/instrument-sans/files/instrument-sans-latin-wght-italic.woff2`]: { file: "assets/italic-4.woff2" },
  [`${FONTS}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`]: {
    file: "assets/display-5.woff2",
  },
};

test("a document names one script and the two fonts of the first paint, and brings all styles", () => {
  expect(documentAssets(MANIFEST, (file) => `/* ${file} */`)).toEqual({
    script: "/assets/browser-1.js",
    previewScript: "/assets/preview-6.js",
    styles: "/* assets/style-2.css */",
    fonts: ["/assets/text-3.woff2", "/assets/display-5.woff2"],
    before: [],
  });
});

test("an incomplete build is found at the start", () => {
  expect(() => documentAssets({}, () => "")).toThrow("npm run build");
});
