// Made by build/icons.ts: npm run generate -w site.
export const CLOCK = "M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 7v5l3 3";
