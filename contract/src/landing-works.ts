/** Number of works that the landing page shows large. */
export const WORKS_MAX = 5;
