// Made by build/icons.ts: npm run generate -w site.
export const CROSS = "M18 6l-12 12M6 6l12 12";
