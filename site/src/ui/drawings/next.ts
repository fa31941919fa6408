// Made by build/icons.ts: npm run generate -w site.
export const NEXT = "M5 12l14 0M13 18l6 -6M13 6l6 6";
