import { startConsent } from "./layout/consent/consent.ts";
import { releaseFooter } from "./layout/footer-offset.ts";
import { closeMenuOnChoice } from "./layout/navigation-dialog.ts";
import { prefillSubjects } from "./pages/landing/call-to-action/subject-prefill.ts";
import { followAnchors } from "./scrolling/anchor-scroll.ts";
import { layOutDeferred } from "./scrolling/deferred-layout.ts";
import { watchHeader } from "./scrolling/header-shrink.ts";
import { prepareReveal } from "./scrolling/reveal.ts";
import { createScrollSpy } from "./scrolling/scroll-spy.ts";
import { watchScrollTop } from "./scrolling/scroll-top.ts";
import { installDialogFallbacks } from "./ui/dialog-fallbacks.ts";
import { watchScrollbar } from "./ui/scroll-lock.ts";

/**
 * Starts what needs no React (docs/decisions/009): what listens on the whole document, and what changes attributes of HTML
 * that React does not render again. Once per document. Resolves when the page has its true height or, for whoever is
 * asked for consent first, when the dialog has faded in.
 */
export async function startBehaviour(): Promise<void> {
  installDialogFallbacks();
  watchScrollbar();
  // Before the anchors too: the dialog's own link to its details is none of theirs.
  const asked = startConsent();
  await new Promise((resolve) => setTimeout(resolve)); // reading a cookie takes a while; the visitor comes in between

  // Before the anchors, which take the clicks that it looks at.
  prefillSubjects();

  watchHeader();
  closeMenuOnChoice();
  watchScrollTop();
  releaseFooter();
  prepareReveal();

  const spy = createScrollSpy();
  spy.start();
  followAnchors(spy);
  // Spec §4, route changes. A page that comes back from the browser's memory goes on where it was.
  addEventListener("pagehide", spy.stop);
  addEventListener("pageshow", (event) => event.persisted && spy.start());

  if (!asked) return layOutDeferred();
  const dialog = await asked;
  void layOutDeferred();
  await Promise.allSettled(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
}
