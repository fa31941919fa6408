import type { Payload } from "payload";
import { deleteHourly } from "../../platform/database/hourly.ts";
import { sweepFigures } from "../../statistics/sweep-figures.ts";
import { sweepUntouched } from "../discard-untouched.ts";
import { emptyTrash } from "./empty-trash.ts";

/** Every hour, deletes expired entries in the trash, empty drafts, and old statistics. */
export function startTidying(payload: Payload): void {
  deleteHourly("the trash and old statistics", async () => {
    await emptyTrash(payload);
    await sweepUntouched(payload);
    await sweepFigures(payload);
  });
}
