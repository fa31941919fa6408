/**
 * Runs `action` a while after the first completed navigation: after the document's load event, or from now where that
 * has been and the page was put together later (see shell.tsx).
 *
 * @param delay in ms
 * @returns a function that calls it off
 */
export function afterLoad(delay: number, action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(action, delay);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}
