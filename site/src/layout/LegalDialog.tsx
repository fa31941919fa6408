import { useEffect, useRef, useState } from "react";
import type { Html } from "../content/domain.ts";
import { Dialog, type DialogSize, showDialog } from "../ui/Dialog.tsx";
import { Prose } from "../ui/Prose.tsx";
import { plainClickOn } from "../ui/plain-click.ts";
import { fetchLegalText } from "./legal-text.ts";

const DIALOG_ID = "legal-dialog";

/** `html` is null while it is on its way. */
type Text = { href: string; title: string; size: DialogSize; html: Html | null };

/**
 * The dialogs of the legal texts (spec §2: 'Impressum' centred, the privacy policy long). Opened by links with
 * `data-dialog`, whose value is the size and whose words are the title, and filled from the page the link leads to. When
 * that cannot be had, the link does what it does without script.
 */
export function LegalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<Text | null>(null);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = plainClickOn<HTMLAnchorElement>(event, "a[data-dialog]");
      // The text that is the page itself needs no dialog.
      if (!link || !dialog.current || link.pathname === location.pathname) return;
      event.preventDefault();
      const { href } = link;
      const title = link.textContent.trim();
      const size = link.dataset.dialog === "long" ? "long" : "middle";
      setText((last) => (last?.href === href ? last : { href, title, size, html: null }));
      showDialog(dialog.current, link);
      fetchLegalText(href).then(
        (html) => setText((last) => (last?.href === href ? { ...last, html } : last)),
        () => location.assign(href),
      );
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  return (
    <Dialog
      id={DIALOG_ID}
      ref={dialog}
      title={text?.title ?? ""}
      size={text?.size ?? "middle"}
      closeLabel="Schließen"
      busy={text?.html === null}
    >
      {text?.html ? <Prose html={text.html} /> : <p role="status">Der Text wird geladen …</p>}
    </Dialog>
  );
}
