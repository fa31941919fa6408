import { EDITOR_MARK } from "@schaufenster/contract/editor-mark";
import { startConsent } from "./layout/consent/consent.ts";
import { releaseFooter } from "./layout/footer-offset.ts";
import { startLegalDialog } from "./layout/legal-dialog.ts";
import { closeMenuOnChoice } from "./layout/navigation-dialog.ts";
import { prefillSubjects } from "./pages/landing/call-to-action/subject-prefill.ts";
import { discloseAssets } from "./pages/landing/services/asset-disclosure.ts";
import { startVideoDialog } from "./pages/landing/video-dialog/video-dialog.ts";
import { startSeries } from "./pages/project/series-links.ts";
import { followAnchors } from "./scrolling/anchor-scroll.ts";
import { layOutDeferred, leaveOutBehindDialogs } from "./scrolling/deferred-layout.ts";
import { watchHeader } from "./scrolling/header-shrink.ts";
import { keepPlaceOverReload } from "./scrolling/reload-position.ts";
import { prepareReveal } from "./scrolling/reveal.ts";
import { createScrollSpy } from "./scrolling/scroll-spy.ts";
import { watchScrollTop } from "./scrolling/scroll-top.ts";
import { startDialogs } from "./ui/dialog.ts";

/**
 * Starts everything that doesn't need React (docs/decisions/138): listeners on the whole document, and changes to
 * attributes of HTML that React doesn't re-render. Once per document. Resolves once the page has its final height or,
 * if the visitor is asked for consent first, once that dialog has faded in.
 */
export async function startBehaviour(): Promise<void> {
  attempt(startDialogs);
  attempt(leaveOutBehindDialogs);
  // Before the anchors: the dialog's own link to its details isn't one of them.
  const asked = attempt(startConsent);
  await new Promise((resolve) => setTimeout(resolve)); // reading a cookie takes a while; input comes first

  attempt(startLegalDialog);
  attempt(startVideoDialog);
  attempt(startSeries);
  // Before the anchors, which prevent the default of clicks that it handles.
  attempt(prefillSubjects);

  attempt(discloseAssets);
  attempt(watchHeader);
  attempt(closeMenuOnChoice);
  attempt(watchScrollTop);
  attempt(releaseFooter);
  attempt(prepareReveal);
  if (document.querySelector("[data-comes-back]")) {
    void import("./pages/error/come-back.ts").then((page) => page.comeBack());
  }

  attempt(startAnchors);
  attempt(keepPlaceOverReload);
  try {
    if (localStorage[EDITOR_MARK]) void import("./editing/bar.ts"); // never loaded for visitors (docs/decisions/220)
  } catch {} // storage is blocked

  if (!asked) return layOutDeferred();
  const dialog = await asked;
  void layOutDeferred();
  await Promise.allSettled(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
}

function startAnchors(): void {
  const spy = createScrollSpy();
  spy.start();
  followAnchors(spy);
  // Spec §4, route changes. A page restored from the back/forward cache continues where it was.
  addEventListener("pagehide", spy.stop);
  addEventListener("pageshow", (event) => event.persisted && spy.start());
}

/** Starts one part, so that a missing browser feature doesn't stop the others. */
function attempt<Result>(start: () => Result): Result | null {
  try {
    return start();
  } catch (error) {
    console.error(error);
    return null;
  }
}
