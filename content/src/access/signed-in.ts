import type { Access } from "payload";

/** REST is for the admin and requires a login. The public reads published content through /graphql. */
export const signedIn: Access = ({ req }) => Boolean(req.user);
