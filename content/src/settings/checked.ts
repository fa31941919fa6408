import * as v from "valibot";

/** A rule about settings that have to fit together: a condition, and the sentence for settings that break it. */
export type Rule<Settings> = [holds: (settings: Settings) => boolean, sentence: string];

/**
 * Settings as a schema reads them.
 *
 * @param environment variables as in `process.env`; empty ones count as not set
 * @param defaults stand where nothing is set
 * @throws Error with one sentence a line for every setting that is wrong
 */
export function checked<Output>(
  schema: v.GenericSchema<unknown, Output>,
  rules: Rule<Output>[],
  environment: NodeJS.ProcessEnv,
  defaults: Record<string, string> = {},
): Output {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = v.safeParse(schema, { ...defaults, ...set });
  if (!result.success) throw sentences(result.issues.map((issue) => issue.message));
  const broken = rules.filter(([holds]) => !holds(result.output));
  if (broken.length > 0) throw sentences(broken.map(([, sentence]) => sentence));
  return result.output;
}

/** Each once: a value can break two parts of one rule. */
const sentences = (all: string[]) => new Error([...new Set(all)].join("\n"));
