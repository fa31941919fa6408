// Made by build/icons.ts: npm run generate -w site.
export const MENU = "M4 6l16 0M4 12l16 0M4 18l16 0";
