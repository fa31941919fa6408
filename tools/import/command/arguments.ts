import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { isAddress } from "../source-of.ts";
import { isRole, ROLES, type Role } from "../sources/csv/columns.ts";

/** Wrong use, or a question that only a person can answer: nothing was done. The message is a German sentence. */
export class UsageError extends Error {}

/** Its message is the help, which was asked for. */
export class HelpAskedFor extends Error {}

const HELP = `Umzug von einem anderen System hierher

  npm run import -- https://cms.example.org     aus einem Strapi 4 oder 5 mit denselben Typen
  npm run import -- export.xml                  aus WordPress (Werkzeuge → Daten exportieren) oder Squarespace,
                                                auch mehrere Dateien, ein Ordner oder ein Zip
  npm run import -- ghost.json --site ADRESSE   aus Ghost (Settings → Import/Export → Export)
  npm run import -- projekte.csv                aus einer Tabelle, wie Webflow, Wix und Excel sie schreiben
  npm run import -- Portfolio                   aus einem Ordner (oder Zip), in dem jedes Projekt ein Ordner voller Bilder ist

Kann beliebig oft wiederholt werden: Unverändertes bleibt, wie es ist, und nach einem Abbruch geht es dort weiter.

  --dry-run            zeigt nur, was geschehen würde
  --remove-demo        entfernt vorher die Demo-Agentur; --keep-demo lässt sie stehen
  --overwrite          nimmt die Fassung von dort, wo dort und hier etwas geändert wurde
  --site ADRESSE       Adresse der alten Website; Bilder und Links mit ihr gehören dazu (mehrmals möglich)
  --same-as NAME       dieselbe Quelle wie NAME, unter einer neuen Adresse; --another: eine andere Quelle
  --token TOKEN        API-Token des Strapi (oder STRAPI_TOKEN), wenn seine Typen nicht öffentlich sind
  --post-type NAME     was aus WordPress zu Projekten wird, mehrmals möglich; sonst das Portfolio, wenn es eines gibt, oder post
  --column ROLLE=NAME  welche Spalte einer Tabelle was ist (mehrmals möglich); Rollen: ${Object.keys(ROLES).join(", ")}
  --taxonomy NAME      welche Ordnung dort zu Kategorien wird, mehrmals möglich; das Vorhaben nennt alle

Ende mit 0: alles übernommen. 1: abgebrochen, bitte noch einmal. 2: falsch aufgerufen oder eine Frage ist offen, nichts
geschehen. 3: fertig, aber etwas fehlt oder ist hier öffentlich und dort nicht; im Bericht steht, was.
`;

const OPTIONS = {
  "dry-run": { type: "boolean" },
  "remove-demo": { type: "boolean" },
  "keep-demo": { type: "boolean" },
  overwrite: { type: "boolean" },
  site: { type: "string", multiple: true },
  "same-as": { type: "string" },
  another: { type: "boolean" },
  token: { type: "string" },
  "post-type": { type: "string", multiple: true },
  taxonomy: { type: "string", multiple: true },
  column: { type: "string", multiple: true },
  help: { type: "boolean" },
} as const;

export type Arguments = {
  /** An address, or whole paths. */
  from: string[];
  values: ReturnType<typeof parse>["values"];
};

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : "";
    throw new UsageError(`So geht es nicht (${reason}).\n\n${HELP}`);
  }
}

/**
 * @param folder from which files are named
 * @throws UsageError for arguments that make no sense; HelpAskedFor
 */
export function readArguments(args: string[], folder: string): Arguments {
  const { values, positionals } = parse(args);
  const isOldCommand = ["strapi", "wordpress"].includes(positionals[0] ?? ""); // which named the kind
  const given = isOldCommand ? positionals.slice(1) : positionals;
  if (values.help) throw new HelpAskedFor(HELP);
  if (given.length === 0) throw new UsageError(HELP);
  const from = given.map((each) => (isAddress(each) ? each : resolve(folder, each)));
  for (const site of values.site ?? []) {
    if (!URL.canParse(site) || !/^https?:/.test(site)) {
      throw new UsageError(`--site ${site}: Eine Adresse beginnt mit http:// oder https://`);
    }
  }
  return { from, values };
}

/** @throws UsageError */
export function columnsIn(given: readonly string[]): Partial<Record<Role, string[]>> {
  const columns: Partial<Record<Role, string[]>> = {};
  for (const each of given) {
    const [role = "", name] = each.split(/=(.*)/s);
    if (!isRole(role) || !name)
      throw new UsageError(
        `--column ${each}: So wird es geschrieben: --column ROLLE=NAME. Rollen: ${Object.keys(ROLES).join(", ")}.`,
      );
    columns[role] = [...(columns[role] ?? []), name];
  }
  return columns;
}
