import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { isAdministrator, personOf } from "../access/roles.ts";
import { ADMINISTRATORS_ONLY, answer, INCOMPLETE, jsonOf, refusal } from "../platform/http/answers.ts";
import { boundedBody } from "../platform/http/bounded-body.ts";
import { keepPart, removeUploads, UploadRefused, uploaded } from "./given-files.ts";
import { AnotherRun, changeRun, isUnderWay, type MovingRun, pictureAddress, readPlan, readRun } from "./import-run.ts";
import { OldServers } from "./old-servers.ts";
import { startRun } from "./start-run.ts";

/** Maximum chunk size, in bytes: front servers accept 10 MB. */
const PART_MAX_BYTES = 8_000_000;

export type MovingState = {
  run: MovingRun | null;
  isUnderWay: boolean;
  uploads: { names: string[]; files: number; bytes: number };
};

const text = v.pipe(v.string(), v.trim(), v.maxLength(2000));
const address = v.pipe(text, v.regex(/^https?:\/\//i), v.url());
const decisions = v.object({
  as: v.record(text, v.picklist(["projects", "pages", "nothing"])),
  without: v.pipe(v.array(address), v.maxLength(20_000)),
});

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
      decisions,
    }),
    v.check(({ isAddress, from }) => !isAddress || v.is(v.strictTuple([address]), from)),
  ),
});

const partSchema = v.object({
  name: v.pipe(text, v.minLength(1)),
  offset: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(Number.MAX_SAFE_INTEGER)),
});

/** Only for administrators, since a move affects all content. Errors that a person can fix are sentences. */
function forAdministrators(handle: (req: PayloadRequest) => Promise<Response>): Endpoint["handler"] {
  return async (req) => {
    if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
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
  const [run, uploads] = await Promise.all([readRun(payload), uploaded()]);
  return { run, isUnderWay: await isUnderWay(payload, run), uploads };
}

/** The latest plan, without the texts of its entries, which may be thousands. */
const plan = forAdministrators(async ({ payload }) => {
  const whole = await readPlan(payload);
  const groups = whole?.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, html: "" })),
  }));
  return answer({ plan: whole && { ...whole, groups: groups ?? [] } });
});

const preview = forAdministrators(async ({ payload, searchParams }) => {
  const asked = searchParams.get("address");
  const entries = (await readPlan(payload))?.groups.flatMap((group) => group.entries);
  const entry = entries?.find((each) => each.address === asked);
  return entry ? answer({ entry }) : refusal(404, "Diese Seite steht nicht im Plan.");
});

const PICTURE_MAX_BYTES = 30_000_000;

/** A picture in the plan, fetched from the old website. */
const picture = forAdministrators(async ({ payload, searchParams }) => {
  const asked = searchParams.get("address") ?? "";
  const entries = (await readPlan(payload))?.groups.flatMap((group) => group.entries) ?? [];
  const shown = `"${pictureAddress(asked).replaceAll("&", "&#x26;")}"`;
  const isShown = entries.some(({ picture: own, html }) => own === asked || html.includes(shown));
  const response = isShown ? await new OldServers().ask(asked).catch(() => null) : null;
  const type = response?.headers.get("content-type") ?? "";
  const isPicture = response?.ok && /^image\/(?:jpeg|png|webp|avif|gif)\b/.test(type);
  const data = isPicture ? await boundedBody(response, PICTURE_MAX_BYTES).catch(() => null) : null;
  if (!data) {
    await response?.body?.cancel().catch(() => {});
    return refusal(404, "Dieses Bild ist nicht zu haben.");
  }
  const headers = {
    "content-type": type,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=3600",
  };
  return new Response(new Uint8Array(data), { headers });
});

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

/** Uploads can't change during a run that reads them. */
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
  { path: "/moving/plan", method: "get", handler: plan },
  { path: "/moving/preview", method: "get", handler: preview },
  { path: "/moving/picture", method: "get", handler: picture },
  { path: "/moving/stop", method: "post", handler: stop },
  { path: "/moving/files", method: "post", handler: keep },
  { path: "/moving/files", method: "delete", handler: drop },
];
