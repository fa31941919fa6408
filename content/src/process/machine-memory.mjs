// @ts-check
import { totalmem } from "node:os";
import process from "node:process";

const MIB = 1024 * 1024;

/** From this much on, an upload and an encoding may each have a process at the same time. */
const ROOMY_BYTES = 1536 * MIB;

/** The largest renditions there are, of 16 megapixels, take 650 MB as AVIF. */
const PICTURE_MOST_BYTES = 800 * MIB;

/**
 * What works on files may take, on a machine of any size: half of the memory is content's own, and the site's.
 *
 * @param {number} [constrained] bytes that a container or unit may have; none, or more than there is, where nothing bounds it
 * @param {number} [total] bytes of the machine
 * @returns {{ processesAtOnce: number, pictureBytes: number }} `pictureBytes` a process that decodes and encodes may hold
 */
export function memoryLimits(constrained = process.constrainedMemory(), total = totalmem()) {
  const bytes = constrained > 0 ? Math.min(constrained, total) : total;
  return {
    processesAtOnce: bytes < ROOMY_BYTES ? 1 : Number.POSITIVE_INFINITY,
    pictureBytes: Math.min(PICTURE_MOST_BYTES, Math.floor(bytes / 2)),
  };
}
