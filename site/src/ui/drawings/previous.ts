// Made by build/icons.ts: npm run generate -w site.
export const PREVIOUS = "M5 12l14 0M5 12l6 6M5 12l6 -6";
