"use client";

import { useDocumentDrawer, useDocumentEvents } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PreviewScreen } from "../../editing/preview/PreviewScreen.tsx";
import { useFrames } from "../../editing/preview/useFrames.ts";
import { usePaneSize } from "../../editing/preview/usePaneSize.ts";
import spoken from "../../ui/spoken.module.css";
import { Section } from "./Section.tsx";
import styles from "./sections.module.css";
import { type Opened, SECTIONS, type SectionName } from "./sections.ts";

type Entry = Opened & { collection: string; id?: number | undefined };

const ENTRY = /^\/admin\/collections\/(\w+)\/(\d+|create)/;

/** The landing page's sections beside its preview, or a single section beside the website itself. */
export function Sections({ only, preview }: { only: SectionName | undefined; preview: string }) {
  const [stored, setStored] = useState(0);
  const [opened, setOpened] = useState<Entry | null>(null);
  const [pane, size] = usePaneSize();
  const { mostRecentUpdate } = useDocumentEvents();
  const names = only ? [only] : (Object.keys(SECTIONS) as SectionName[]);
  const changed = () => setStored((before) => before + 1);
  const close = () => [setOpened(null), changed()];

  /** Opens an entry's form here, anything else in place of this page. */
  function openForm(href: string, more: Opened = {}): void {
    const [, collection, id] = ENTRY.exec(href) ?? [];
    if (collection) setOpened({ collection, id: Number(id) || undefined, ...more });
    else location.assign(href);
  }

  const frames = useFrames({
    url: opened?.preview ?? preview,
    target: {
      collection: "menuitems",
      ...opened,
      id: String(opened?.id ?? ""),
      part: opened?.isSlide ? "slide" : "section",
    },
    field: null,
    active: size.width > 0, // hidden if there is no room
    save: `${stored} ${mostRecentUpdate?.updatedAt}`,
    onClick: (answer) => answer.state === "elsewhere" && openForm(answer.href),
  });

  return (
    <div className={only ? undefined : styles.page}>
      <div className={styles.sections}>
        <h1 className={only && spoken.spoken}>Startseite der Website</h1>
        {!only && (
          <p>
            Was Sie hier ordnen, verbergen oder veröffentlichen, sehen Besucher sofort. Ein Klick öffnet das Formular.
          </p>
        )}
        {names.map((name) => (
          <Section key={name} name={name} version={stored} onOpen={openForm} onStored={changed} />
        ))}
        {!only && <h2>Kontakt</h2>}
        {!only && <a href="/admin/globals/site-settings">Kontaktdaten und Öffnungszeiten</a>}
      </div>
      {!only && <PreviewScreen className={styles.preview} pane={pane} size={size} width={1440} {...frames} />}
      {opened && <Form {...opened} onClose={close} />}
    </div>
  );
}

/** An entry's form in Payload's drawer. The focus returns to the opening element. */
function Form({ collection, id, initialData, onClose }: Entry & { onClose: () => void }) {
  const entry = id === undefined ? {} : { id };
  const [Drawer, , { openDrawer, isDrawerOpen }] = useDocumentDrawer({ collectionSlug: collection, ...entry });
  const wasOpen = useRef(false);
  const opener = useRef(document.activeElement);
  const open = useEffectEvent(openDrawer);
  const close = useEffectEvent(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  });
  useEffect(() => {
    open();
    if (opener.current instanceof HTMLIFrameElement) opener.current.blur(); // Escape inside the frame wouldn't close the form
  }, []);
  useEffect(() => {
    if (!isDrawerOpen && wasOpen.current) close();
    wasOpen.current = isDrawerOpen;
  }, [isDrawerOpen]);
  return <Drawer {...(initialData && { initialData })} />;
}
