import { costLimitPlugin } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesPlugin } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthPlugin } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesPlugin } from "@escape.tech/graphql-armor-max-directives";
import { validate } from "graphql";
import type { Plugin } from "graphql-yoga";

/**
 * Limits per query, about three times the contract's largest operation. A client that needs more sends two queries;
 * overloading the database takes many queries, which is noticeable.
 */
const LIMITS = {
  /** Field depth. The deepest operation has 10, each fragment counted once more. */
  depth: 16,
  aliases: 15,
  directives: 20,
  /** Fields, weighted by depth; see the plugin's formula. */
  cost: 8000,
  tokens: 1000,
};

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
