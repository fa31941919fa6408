import type { Access } from "payload";

/** REST requires a login; the public reads published content through /graphql. */
export const signedIn: Access = ({ req }) => Boolean(req.user);
