import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { readNote, writeNote } from "../../platform/database/notes.ts";

const KEY = "demo";

/** An entry of the demo, and when the demo last saved it: if it was saved since, it belongs to the agency. */
export type DemoEntry = { collection: CollectionSlug; id: number; updatedAt: string };
export type DemoNote = { entries: DemoEntry[]; globals: Record<string, string>; removed?: boolean };

export const readDemoNote = (payload: Payload) => readNote<DemoNote>(payload, KEY);

export const writeDemoNote = (req: PayloadRequest, note: DemoNote) => writeNote(req, KEY, note);
