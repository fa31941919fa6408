/**
 * Additional script of a preview inside the admin: it reloads when a draft is saved, and opens links in a new tab, because
 * other pages may not be framed.
 */

/** Type of the message that the admin sends after saving (Payload, live preview). */
const SAVED = "payload-document-event";

const admin = window.parent;

if (admin !== window) {
  window.addEventListener("message", ({ origin, source, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (origin === location.origin && source === admin && data?.type === SAVED) location.reload();
  });
  admin.postMessage({ type: "payload-live-preview", ready: true }, location.origin);
}

document.addEventListener(
  "click",
  ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link && link.pathname !== location.pathname) link.target = "_blank";
  },
  { capture: true },
);
