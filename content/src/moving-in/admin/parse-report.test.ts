import { expect, test } from "vitest";
import { keepReport, momentOf } from "../reports.ts";
import { parseReport } from "./parse-report.ts";

const REPORT = `# Umzug

Quelle: WordPress-Export export.xml

27.11.2026, 03:44. Neu: 2. Geändert: 0. Unverändert: 0.

## Bitte ansehen

- Projekt „Fest“ (bisher https://alt.example/fest/) – /admin/collections/projects/5
    - Die Datei „a.jpg“ fehlt: https://alt.example/a.jpg gibt es dort nicht.

## Das alte System

- Nicht übernommen: 3 × Seite.
und eine zweite Zeile
`;

test("a report of any version is shown completely, each line below its heading", () => {
  expect(parseReport(REPORT)).toEqual({
    intro: ["Quelle: WordPress-Export export.xml", "27.11.2026, 03:44. Neu: 2. Geändert: 0. Unverändert: 0."],
    sections: [
      {
        title: "Bitte ansehen",
        items: [
          {
            text: "Projekt „Fest“ (bisher https://alt.example/fest/) – /admin/collections/projects/5",
            details: ["Die Datei „a.jpg“ fehlt: https://alt.example/a.jpg gibt es dort nicht."],
          },
        ],
      },
      {
        title: "Das alte System",
        items: [
          { text: "Nicht übernommen: 3 × Seite.", details: [] },
          { text: "und eine zweite Zeile", details: [] },
        ],
      },
    ],
  });
});

test("a report's name contains the time when the import ended", async () => {
  const ended = new Date("2026-11-27T02:44:39.000Z");
  expect(Date.parse(momentOf((await keepReport("# Umzug\n", ended)).name))).toBe(ended.getTime());
});
