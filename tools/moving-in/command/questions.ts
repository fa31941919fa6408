import { createInterface } from "node:readline/promises";
import type { Payload } from "payload";
import { countDemo, removeDemo } from "../../../content/src/start-page/demo/remove-demo.ts";
import { importedSources } from "../import-notes.ts";
import type { Source } from "../model.ts";
import { type Arguments, UsageError } from "./arguments.ts";
import type { RecordedRun } from "./recorded-run.ts";

/** Whether a source is the same as one imported earlier under these names. */
export class SourceQuestion extends UsageError {
  readonly names: string[];
  readonly question: string;

  constructor(names: string[]) {
    const question = `Bisher wurde aus ${names.join(", ")} übernommen. Ist das dieselbe Quelle unter einer neuen Adresse?`;
    super(`${question} Dann rufen Sie den Umzug noch einmal mit --same-as ${names[0]} auf, sonst mit --another.`);
    this.names = names;
    this.question = question;
  }
}

/** @returns null without a terminal */
async function ask(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [j/n] `);
  terminal.close();
  return /^j(a)?$/i.test(answer.trim());
}

/**
 * The demo agency would be mixed with real content. It is removed first, unless it is to stay.
 * @throws UsageError if it exists and the user hasn't decided
 */
export async function settleDemo(
  payload: Payload,
  values: Arguments["values"],
  run: Pick<RecordedRun, "enter" | "stop"> | null = null,
): Promise<void> {
  const count = await countDemo(payload);
  if (count === 0 || values["keep-demo"]) return;
  const there = `Hier steht noch die Demo-Agentur (${count} Einträge und Dateien).`;
  const answer = values["remove-demo"] ? true : await ask(`${there} Soll sie vorher entfernt werden?`);
  if (answer === null) {
    throw new UsageError(
      `${there} Rufen Sie den Umzug noch einmal mit --remove-demo auf, um sie vorher zu entfernen, oder mit --keep-demo, um sie stehen zu lassen.`,
    );
  }
  if (!answer) return;
  await run?.enter("demo");
  const { removed, kept } = await removeDemo(payload, run?.stop);
  say(`Demo entfernt: ${removed} Einträge und Dateien.`);
  if (kept.length > 0) say(`Geblieben, weil inzwischen geändert oder in Gebrauch: ${kept.length}.`);
}

/**
 * The same system under another address would be imported a second time.
 * @returns the source under the name that it has here
 * @throws UsageError if only a person can decide
 */
export async function settleName(payload: Payload, source: Source, values: Arguments["values"]): Promise<Source> {
  const kind = source.name.split(" ")[0];
  const others = (await importedSources(payload)).filter((name) => name.startsWith(`${kind} `));
  const names = others.map((name) => name.slice(name.indexOf(" ") + 1));
  const sameAs = values["same-as"];
  if (sameAs) {
    const name = `${kind} ${sameAs.replace(/\/$/, "")}`;
    if (!others.includes(name))
      throw new UsageError(`Aus ${sameAs} wurde noch nichts übernommen, nur aus: ${names.join(", ")}.`);
    return { ...source, name, origins: [...source.origins, sameAs.replace(/\/$/, "")] };
  }
  if (others.length === 0 || others.includes(source.name) || values.another) return source;
  throw new SourceQuestion(names);
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
