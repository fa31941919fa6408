/** Name of the part of a form in which a film's still comes along with it. */
export const STILL = "still";
