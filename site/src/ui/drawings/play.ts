// Made by build/icons.ts: npm run generate -w site.
export const PLAY = "M7 4v16l13 -8l-13 -8";
