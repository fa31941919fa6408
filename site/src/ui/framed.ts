/** Whether the page is the preview within the admin: nobody else may frame the site, and visitors never see it so. */
export function isFramed(): boolean {
  return window !== window.parent;
}
