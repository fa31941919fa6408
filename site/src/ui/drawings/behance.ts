// Made by build/icons.ts: npm run generate -w site.
export const BEHANCE =
  "M3 18v-12h4.5a3 3 0 0 1 0 6a3 3 0 0 1 0 6h-4.5M3 12l4.5 0M14 13h7a3.5 3.5 0 0 0 -7 0v2a3.5 3.5 0 0 0 6.64 1M16 6l3 0";
