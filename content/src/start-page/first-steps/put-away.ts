import type { Payload } from "payload";
import { readNote } from "../../database/notes.ts";
import type { StepName } from "./steps.ts";

export const PUT_AWAY = "first-steps";

/** The steps that somebody does not need, or has seen done. */
export type PutAway = { names: StepName[] };

export async function putAwaySteps(payload: Payload): Promise<StepName[]> {
  return (await readNote<PutAway>(payload, PUT_AWAY))?.names ?? [];
}
