import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import { validate } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Limits of one query, each about three times what the contract's largest operation needs. A client that wants more
 * asks twice; one that wants to keep the database busy has to come often, and can be seen.
 */
const LIMITS = {
  /** Levels of fields. The deepest operation has 10, each fragment counted once more. */
  depth: 16,
  aliases: 15,
  directives: 20,
  /** Fields, each counted more the deeper it lies; see the plugin's formula. */
  cost: 8000,
  /** Names, signs and values of a document. */
  tokens: 1000,
};

/** Tells of an error without what the schema would have known better ("Did you mean …?"). */
const noSuggestions: Plugin = {
  onValidate({ setValidationFn }) {
    setValidationFn((schema, document, rules, typeInfo) =>
      validate(schema, document, rules, { hideSuggestions: true, maxErrors: 10 }, typeInfo),
    );
  },
};

const fewTokens: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxLexicalTokens: LIMITS.tokens }));
  },
};

/** Bounds what a stranger's query can cost before any of it is executed. */
export function limits(): Plugin[] {
  return [
    fewTokens,
    noSuggestions,
    maxDepthPlugin({ n: LIMITS.depth }),
    maxAliasesPlugin({ n: LIMITS.aliases }),
    maxDirectivesPlugin({ n: LIMITS.directives }),
    costLimitPlugin({ maxCost: LIMITS.cost }),
  ];
}
