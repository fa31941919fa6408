import type { PayloadRequest } from "payload";

/** Marks a save by the program that stores a file anew and changes nothing that an editor has to answer for. */
type SamePicture = { samePicture: { contentHash: string | null } };

const saidOf = (context: Partial<SamePicture> | undefined) => context?.samePicture ?? null;

/** Whether a save is one of the program's in which picture, sound and texts stay as they are. */
export const isSamePicture = ({ context }: PayloadRequest): boolean => saidOf(context as Partial<SamePicture>) !== null;

/** The hash of what was sent once; null when the file that is stored now is what was sent. */
export const keptHash = ({ context }: PayloadRequest): string | null =>
  saidOf(context as Partial<SamePicture>)?.contentHash ?? null;

export const samePicture = (contentHash: string | null | undefined): SamePicture => ({
  samePicture: { contentHash: contentHash ?? null },
});
