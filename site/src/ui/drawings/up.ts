// Made by build/icons.ts: npm run generate -w site.
export const UP = "M12 5l0 14M18 11l-6 -6M6 11l6 -6";
