import type { Endpoint, Payload } from "payload";
import * as v from "valibot";
import { isAdministrator, personOf } from "../../access/roles.ts";
import { readNote, writeNote } from "../../platform/database/notes.ts";
import { ADMINISTRATORS_ONLY, answer, INCOMPLETE, jsonOf, refusal } from "../../platform/http/answers.ts";
import { checkVisitorAccess, SiteUnreachable } from "../../platform/http/visitors-way.ts";
import { settings } from "../../platform/settings/settings.ts";
import { hrefOf, KINDS, type Kind, titleOf } from "../../ui/kinds.ts";
import { removeDemo } from "../demo/remove-demo.ts";
import { CHECKED_ADDRESS, type CheckedAddress, STEP_NAMES, type StepName } from "./steps.ts";

/** Result of removing the demo, with the kept entries in German. */
export type DemoRemoval = { removed: number; kept: { title: string; kind: string; href: string; reason: string }[] };

const REASONS = {
  changed: "wurde seither geändert",
  used: "wird noch gebraucht",
  invented: "enthält noch Angaben der Beispielagentur",
};

const putAwaySchema = v.object({ names: v.array(v.picklist(STEP_NAMES)) });

const PUT_AWAY = "first-steps";

export async function putAwaySteps(payload: Payload): Promise<StepName[]> {
  return (await readNote<v.InferOutput<typeof putAwaySchema>>(payload, PUT_AWAY))?.names ?? [];
}

/** POST: sets the hidden steps. */
const putAway: Endpoint["handler"] = async (req) => {
  if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
  const given = v.safeParse(putAwaySchema, await jsonOf(req));
  if (!given.success) return refusal(400, INCOMPLETE);
  await writeNote(req, PUT_AWAY, given.output);
  return answer({});
};

/** POST: requests the public URL and records that it leads here. */
const checkAddress: Endpoint["handler"] = async (req) => {
  if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
  const { PUBLIC_URL: url } = settings;
  if (!url) return refusal(409, "Es ist keine Adresse eingetragen.");
  try {
    await checkVisitorAccess(url);
  } catch (error) {
    if (error instanceof SiteUnreachable) return refusal(409, error.inGerman);
    throw error;
  }
  await writeNote(req, CHECKED_ADDRESS, { url } satisfies CheckedAddress);
  return answer({});
};

const removeTheDemo: Endpoint["handler"] = async (req) => {
  if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
  const { payload } = req;
  const { removed, kept } = await removeDemo(payload);
  const told = await Promise.all(
    kept.map(async ({ collection, id, reason }) => {
      const doc = await payload.findByID({ collection, id, draft: true, depth: 0, disableErrors: true });
      const kind = collection as Kind;
      const title = titleOf(kind, doc ?? {});
      return { title, kind: KINDS[kind].kind, href: hrefOf(kind, id), reason: REASONS[reason] };
    }),
  );
  return answer({ removed, kept: told } satisfies DemoRemoval);
};

export const firstStepsEndpoints: Endpoint[] = [
  { path: "/first-steps", method: "post", handler: putAway },
  { path: "/check-address", method: "post", handler: checkAddress },
  { path: "/remove-demo", method: "post", handler: removeTheDemo },
];
