import type { Payload } from "payload";
import { deleteHourly } from "../../platform/database/hourly.ts";
import { sweepFigures } from "../../statistics/sweep-figures.ts";
import { sweepUntouched } from "../discard-untouched.ts";
import { emptyTrash } from "./empty-trash.ts";

/** Every hour, removes what has been in the trash for long enough, empty drafts that were left behind, and old figures. */
export function startTidying(payload: Payload): void {
  deleteHourly("the trash and old figures", async () => {
    await emptyTrash(payload);
    await sweepUntouched(payload);
    await sweepFigures(payload);
  });
}
