/**
 * Runs `action` some time after the document's load event, which is the first completed navigation. If the event is over
 * (the page was rendered later, see shell.tsx), the time starts now.
 *
 * @param delay in ms
 * @returns a function that cancels it
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
