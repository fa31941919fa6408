/** Whether the page is a preview within the admin: no other page may frame the site. */
export function isFramed(): boolean {
  return window !== window.parent;
}
