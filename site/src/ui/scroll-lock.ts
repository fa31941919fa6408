/** Sets `data-scrollbar` on the root element while the page's scrollbar takes up room, which CSS can't detect. */
export function watchScrollbar(): void {
  const root = document.documentElement;
  const read = () => {
    // Behind a dialog there is no scrollbar to measure.
    if (!document.querySelector("dialog[open]")) root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
  };
  read();
  addEventListener("resize", read);
}
