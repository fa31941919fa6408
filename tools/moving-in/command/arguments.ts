import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { As, Decisions } from "../../../content/src/moving-in/import-run.ts";
import { isAddress } from "../source-of.ts";

/** Wrong usage, or a question that only a person can answer: nothing was done. The message is a German sentence. */
export class UsageError extends Error {}

export class HelpRequested extends Error {}

const HELP = `Umzug von einer anderen Website hierher

  npm run import -- https://www.example.org     liest, was die alte Website ihren Besuchern zeigt
  npm run import -- https://cms.example.org     aus einem Strapi 4 oder 5 mit denselben Typen
  npm run import -- Portfolio                   aus einem Ordner (oder Zip), in dem jedes Projekt ein Ordner voller Bilder ist

Kann beliebig oft wiederholt werden: Unverändertes bleibt, wie es ist, und nach einem Abbruch geht es dort weiter.

  --dry-run            zeigt nur, was geschehen würde
  --as GRUPPE=WAS      was aus einer Gruppe des Vorhabens wird: projects, pages oder nothing (mehrmals möglich)
  --without ADRESSE    lässt eine Seite dort (mehrmals möglich)
  --remove-demo        entfernt vorher die Demo-Agentur; --keep-demo lässt sie stehen
  --overwrite          nimmt die Fassung von dort, wo dort und hier etwas geändert wurde
  --same-as NAME       dieselbe Quelle wie NAME, unter einer neuen Adresse; --another: eine andere Quelle
  --site ADRESSE       Website, die den Inhalt des Strapi zeigte; Links mit ihr gehören dazu (mehrmals möglich)
  --token TOKEN        API-Token des Strapi (oder STRAPI_TOKEN), wenn seine Typen nicht öffentlich sind
  --changed-links      nennt Links, die frühere Umzüge hier geändert haben, und ändert nichts

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
  as: { type: "string", multiple: true },
  without: { type: "string", multiple: true },
  "changed-links": { type: "boolean" },
  help: { type: "boolean" },
} as const;

export type Arguments = {
  /** An address, or absolute paths. */
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
 * @throws UsageError for invalid arguments; HelpRequested
 */
export function readArguments(args: string[], folder: string): Arguments {
  const { values, positionals } = parse(args);
  const given = positionals[0] === "strapi" ? positionals.slice(1) : positionals; // an old command named the kind
  if (values.help) throw new HelpRequested(HELP);
  if (given.length === 0 && !values["changed-links"]) throw new UsageError(HELP);
  const from = given.map((each) => (isAddress(each) ? each : resolve(folder, each)));
  for (const site of values.site ?? []) {
    if (!URL.canParse(site) || !/^https?:/.test(site)) {
      throw new UsageError(`--site ${site}: Eine Adresse beginnt mit http:// oder https://`);
    }
  }
  return { from, values };
}

/** @throws UsageError */
export function decisionsIn({ as = [], without = [] }: Arguments["values"]): Decisions {
  const decided = as.map((each): [string, As] => {
    const [, key = "", what] = /^(.+)=(projects|pages|nothing)$/.exec(each) ?? [];
    if (!what)
      throw new UsageError(`--as ${each}: So wird es geschrieben: --as GRUPPE=projects, =pages oder =nothing.`);
    return [key, what as As];
  });
  return { as: Object.fromEntries(decided), without };
}
