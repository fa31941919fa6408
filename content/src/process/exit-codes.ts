/** Exit code when a new start would not help: somebody has to do something first (sysexits.h, EX_CONFIG). */
export const EXIT_FINAL = 78;

/** Thrown on the way up; its message says what to do, in sentences for the person who starts the system. */
export class StartError extends Error {}
