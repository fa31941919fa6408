import * as v from "valibot";

/** A rule across settings: a condition, and the message if it is violated. */
export type Rule<Settings> = [holds: (settings: Settings) => boolean, sentence: string];

/**
 * Parses settings with a schema.
 *
 * @param environment variables as in `process.env`; empty ones count as not set
 * @param defaults for variables that aren't set
 * @throws Error with one line for every invalid setting
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

/** Deduplicated: a value can violate two parts of one rule. */
const sentences = (all: string[]) => new Error([...new Set(all)].join("\n"));
