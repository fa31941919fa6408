/** Key in a browser's local storage: there while somebody is signed in to the admin. Its value is no secret. */
export const EDITOR_MARK = "editor";
