import type { Endpoint } from "payload";
import * as v from "valibot";
import { answer, INCOMPLETE, refusal } from "../../platform/http/answers.ts";
import { SIGN_IN } from "../../platform/http/sign-in-sentence.ts";
import { GROUPS, type Group } from "./choice.ts";
import { readChoices } from "./read-choices.ts";

const asked = v.object({
  groups: v.array(v.picklist(Object.keys(GROUPS) as Group[])),
  words: v.pipe(v.string(), v.maxLength(200)),
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  only: v.array(v.string()),
});

/** GET: what an editor can choose from, as `Found`. */
export const choicesEndpoint: Endpoint = {
  path: "/choices",
  method: "get",
  handler: async (req) => {
    if (!req.user) return refusal(403, SIGN_IN);
    const { searchParams } = req;
    const question = v.safeParse(asked, {
      groups: searchParams.getAll("group"),
      words: searchParams.get("words") ?? "",
      from: Number(searchParams.get("from") ?? 0),
      only: searchParams.getAll("only"),
    });
    return question.success ? answer(await readChoices(req.payload, question.output)) : refusal(400, INCOMPLETE);
  },
};
