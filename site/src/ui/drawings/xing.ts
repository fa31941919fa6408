// Made by build/icons.ts: npm run generate -w site.
export const XING = "M16 21l-4 -7l6.5 -11M7 7l2 3.5l-3 4.5";
