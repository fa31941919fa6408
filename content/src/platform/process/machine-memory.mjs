// @ts-check
import { totalmem } from "node:os";
import process from "node:process";

const MIB = 1024 * 1024;

/** From this much on, an upload and an encoding job may run at the same time. */
const ROOMY_BYTES = 1536 * MIB;

/** The largest renditions, of 16 megapixels, take 650 MB as AVIF. */
const PICTURE_MOST_BYTES = 800 * MIB;

/**
 * Memory limits for file processing: half of the machine's memory is reserved for content and the site.
 *
 * @param {number} [constrained] limit of the container or unit in bytes; undefined or larger than `total` if unlimited
 * @param {number} [total] memory of the machine in bytes
 * @returns {{ processesAtOnce: number, pictureBytes: number }} `pictureBytes` limits one process
 */
export function memoryLimits(constrained = process.constrainedMemory(), total = totalmem()) {
  const bytes = constrained > 0 ? Math.min(constrained, total) : total;
  return {
    processesAtOnce: bytes < ROOMY_BYTES ? 1 : Number.POSITIVE_INFINITY,
    pictureBytes: Math.min(PICTURE_MOST_BYTES, Math.floor(bytes / 2)),
  };
}
