/**
 * What a preview inside the admin does beside what every page does: it shows each saved draft, and follows no link, for
 * other pages refuse to be framed.
 */

/** The admin's word for "saved" (Payload, live preview). */
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
