/** As many as the landing page shows large. */
export const MOST_WORKS = 5;
