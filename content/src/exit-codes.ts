/** A process ends with this when starting it again mends nothing: somebody has to do something first (sysexits.h, EX_CONFIG). */
export const EXIT_FINAL = 78;
