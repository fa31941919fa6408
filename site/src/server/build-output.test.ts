import { expect, test } from "vitest";
import { documentAssets } from "./build-output.ts";

const MANIFEST = {
  "src/browser.ts": { file: "assets/browser-1.js" },
  "src/preview.ts": { file: "assets/preview-6.js" },
  "style.css": { file: "assets/style-2.css" },
};

test("a document names one script and brings all styles", () => {
  expect(documentAssets(MANIFEST, (file) => `/* ${file} */`)).toEqual({
    script: "/assets/browser-1.js",
    previewScript: "/assets/preview-6.js",
    styles: "/* assets/style-2.css */",
    before: [],
  });
});

test("an incomplete build is found at the start", () => {
  expect(() => documentAssets({}, () => "")).toThrow("npm run build");
});
