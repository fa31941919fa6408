import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { isAdministrator, personOf } from "../access/roles.ts";
import { answer, INCOMPLETE, jsonOf, refusal } from "../http/answers.ts";
import { boundedBody } from "../http/bounded-body.ts";
import { AnotherRun, changeRun, isUnderWay, type MovingPlan, type MovingRun, readPlan, readRun } from "./run.ts";
import { startRun } from "./start-run.ts";
import { keepPart, removeUploads, UploadRefused, uploaded } from "./uploads.ts";

/** Largest part of a file, in bytes: front servers take 10 MB. */
const PART_MAX_BYTES = 8_000_000;

/** All that the view shows beside reports. */
export type MovingState = {
  run: MovingRun | null;
  isUnderWay: boolean;
  plan: MovingPlan | null;
  uploads: { names: string[]; files: number; bytes: number };
};

const text = v.pipe(v.string(), v.trim(), v.maxLength(2000));
const address = v.pipe(text, v.regex(/^https?:\/\//i), v.url());
const choice = v.object({ option: v.picklist(["post-type", "taxonomy", "column"]), value: text });

const startSchema = v.object({
  what: v.picklist(["plan", "move"]),
  token: text,
  given: v.pipe(
    v.object({
      from: v.pipe(v.array(text), v.minLength(1), v.maxLength(1000)),
      isAddress: v.boolean(),
      sites: v.pipe(v.array(address), v.maxLength(20)),
      overwrite: v.boolean(),
      demo: v.nullable(v.picklist(["remove", "keep"])),
      sameAs: v.nullable(text),
      choices: v.nullable(v.pipe(v.array(choice), v.maxLength(500))),
    }),
    v.check(({ isAddress, from }) => !isAddress || v.is(v.strictTuple([address]), from)),
  ),
});

const partSchema = v.object({
  name: v.pipe(text, v.minLength(1)),
  offset: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(Number.MAX_SAFE_INTEGER)),
});

/** Moves decide about all content: they are the administration's. What a person can put right is a sentence. */
function forAdministrators(handle: (req: PayloadRequest) => Promise<Response>): Endpoint["handler"] {
  return async (req) => {
    if (!isAdministrator(personOf(req))) return refusal(403, "Das darf nur die Administration.");
    try {
      return await handle(req);
    } catch (error) {
      if (error instanceof AnotherRun) return refusal(409, error.message);
      if (error instanceof UploadRefused) return refusal(400, error.message);
      throw error;
    }
  };
}

const state = forAdministrators(async ({ payload }) => answer(await movingState(payload)));

export async function movingState(payload: PayloadRequest["payload"]): Promise<MovingState> {
  const [run, plan, uploads] = await Promise.all([readRun(payload), readPlan(payload), uploaded()]);
  return { run, isUnderWay: await isUnderWay(payload, run), plan, uploads };
}

const start = forAdministrators(async (req) => {
  const asked = v.safeParse(startSchema, await jsonOf(req));
  if (!asked.success) return refusal(400, INCOMPLETE);
  const person = req.user as { name?: string | null; email: string };
  await startRun(req.payload, { ...asked.output, by: person.name || person.email });
  return answer(await movingState(req.payload));
});

const stop = forAdministrators(async ({ payload }) => {
  const run = await readRun(payload);
  if (run && (await isUnderWay(payload, run))) await changeRun(payload, run.id, { isToStop: true, until: run.until });
  return answer(await movingState(payload));
});

/** Files do not change below a run that reads them. */
async function refuseWhileUnderWay(payload: PayloadRequest["payload"]): Promise<void> {
  if (await isUnderWay(payload, await readRun(payload)))
    throw new AnotherRun("Gerade läuft ein Umzug. Warten Sie, bis er fertig ist, oder halten Sie ihn an.");
}

const keep = forAdministrators(async (req) => {
  await refuseWhileUnderWay(req.payload);
  const part = v.safeParse(partSchema, Object.fromEntries(req.searchParams));
  if (!part.success) return refusal(400, INCOMPLETE);
  const data = await boundedBody({ body: req.body ?? null }, PART_MAX_BYTES);
  await keepPart({ ...part.output, data });
  return answer({});
});

const drop = forAdministrators(async ({ payload }) => {
  await refuseWhileUnderWay(payload);
  await removeUploads();
  return answer(await movingState(payload));
});

export const movingEndpoints: Endpoint[] = [
  { path: "/moving", method: "get", handler: state },
  { path: "/moving", method: "post", handler: start },
  { path: "/moving/stop", method: "post", handler: stop },
  { path: "/moving/files", method: "post", handler: keep },
  { path: "/moving/files", method: "delete", handler: drop },
];
