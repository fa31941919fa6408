import { refused } from "../http/refused.ts";
import { log } from "../process/log.ts";
import { type PicturePipeline, pipeline } from "./picture-pipeline.ts";
import { PictureProcessFailure, PictureProcessStopped } from "./picture-worker.ts";
import { DAMAGED_PICTURE, restarting } from "./refused-upload.ts";

/** Width to which a picture is decoded to see that all of it is there, in px. */
const PROBE_PX = 16;

/** Whether all programs read a picture without a complaint, so that it can stay as it is. */
export async function isFaultless(picture: Buffer): Promise<boolean> {
  try {
    await pipeline(picture).resize({ width: PROBE_PX }).toBuffer();
    return true;
  } catch (error) {
    if (error instanceof PictureProcessFailure || error instanceof PictureProcessStopped) throw refusalOf(error);
    return false;
  }
}

/** Most of a picture may be missing although its beginning says what it is: an upload or a copy that was broken off. */
export async function decode(picture: PicturePipeline): Promise<Buffer> {
  return picture.toBuffer().catch((error: unknown) => {
    throw refusalOf(error);
  });
}

function refusalOf(error: unknown): Error {
  if (error instanceof PictureProcessStopped) return restarting();
  if (!(error instanceof PictureProcessFailure)) return refused(DAMAGED_PICTURE);
  log.warn({ err: error }, "picture refused");
  return refused(
    "Dieses Bild braucht beim Öffnen zu viel Speicher. Bitte verkleinern Sie es, oder speichern Sie es neu als JPEG.",
  );
}
