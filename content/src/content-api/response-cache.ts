import { PREVIEW_HEADER } from "@schaufenster/contract/preview";
import type { ExecutionResult } from "graphql";
import type { Plugin, YogaInitialContext } from "graphql-yoga";
import { LRUCache } from "lru-cache";
import { contentVersion } from "../entry/content-version.ts";
import type { GraphQLContext } from "./root-fields.ts";

/** Maximum age of a response, in ms; a publication invalidates all. Other programs write into the database, too. */
const MAX_AGE_MS = 60_000;

/** Size limit for all responses, in characters of JSON. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

type Result = ExecutionResult & AsyncIterable<never>;
type Answers = LRUCache<string, Result, () => Result | Promise<Result>>;

let answers: { version: string; kept: Answers } | undefined;

/** The responses since the last publication; earlier ones, and those in progress, are dropped. */
function currentAnswers(): Answers {
  const version = contentVersion();
  if (answers?.version !== version) answers = { version, kept: newAnswers() };
  return answers.kept;
}

function newAnswers(): Answers {
  return new LRUCache({
    ttl: MAX_AGE_MS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (result) => JSON.stringify(result).length,
    fetchMethod: async (_question, _old, { options, context: execute }) => {
      const result = await execute();
      if (result.errors) options.ttl = 1; // an error isn't cached
      return result;
    },
  });
}

/** Runs identical concurrent queries once; drafts aren't cached. */
export const answerCache: Plugin<GraphQLContext> = {
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn(async (args) => {
      const { request, params } = args.contextValue as YogaInitialContext & GraphQLContext;
      if (request.headers.has(PREVIEW_HEADER)) return executeFn(args);
      const question = JSON.stringify([params.query, params.operationName, params.variables]);
      return currentAnswers().forceFetch(question, { context: () => executeFn(args) });
    });
  },
};
