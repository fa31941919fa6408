import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { cancelPlan, plansOf } from "../../content/src/editing/publishing/plans/plans.ts";
import type { Type } from "./model.ts";

type Which = { type: Type; id: number; req?: PayloadRequest };

/** Whether visitors can see an entry here, whatever its newer drafts. */
export async function isPublic(payload: Payload, { type, id, ...within }: Which): Promise<boolean> {
  const shown = await payload.findByID({ collection: type, id, depth: 0, disableErrors: true, ...within });
  return shown?._status === "published";
}

/** Changes fields of the last saved version, which stays a draft or published. */
export async function changeLastSave(
  payload: Payload,
  { type, id, req }: Required<Which>,
  data: object,
): Promise<void> {
  const last = await payload.findByID({ collection: type, id, draft: true, depth: 0, req });
  await payload.update({
    collection: type as CollectionSlug,
    id,
    data: { ...data, _status: last._status } as never,
    draft: last._status === "draft",
    depth: 0,
    req,
  });
}

/** Withdraws an entry: its last save becomes a draft, and its plans are cancelled. */
export async function unpublish(payload: Payload, { type, id, req }: Required<Which>): Promise<void> {
  if (!(await isPublic(payload, { type, id, req }))) return;
  const plans = type === "categories" ? [] : await plansOf(payload, { collection: type, id }, req);
  for (const plan of plans) await cancelPlan(req, plan.id);
  await payload.update({
    collection: type as CollectionSlug,
    id,
    data: { _status: "draft" } as never,
    unpublishAllLocales: true, // or newer validation rules would keep it public
    depth: 0,
    req,
  });
}
