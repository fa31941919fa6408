/** Exit code for a configuration error that a restart wouldn't fix (sysexits.h, EX_CONFIG). */
export const EXIT_FINAL = 78;

/** Thrown during startup; its message tells the operator what to do. */
export class StartError extends Error {}
