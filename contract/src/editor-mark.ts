/** Local storage key, present while someone is signed in to the admin. Its value is not secret. */
export const EDITOR_MARK = "editor";
