/** How long the link of an invitation is good, in days. */
export const INVITATION_DAYS = 7;
