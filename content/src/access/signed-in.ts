import type { Access } from "payload";

/** The public reads through /graphql, which shows what is published; REST is the admin's own and needs a login. */
export const signedIn: Access = ({ req }) => Boolean(req.user);
