/** In every refusal of a stale save; an open form knows it by this. */
export const STALE = "hat diesen Eintrag inzwischen geändert";
