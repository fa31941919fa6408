"use client";

import { useDocumentDrawer, useDocumentEvents } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PagePreview } from "../../preview/PagePreview.tsx";
import { Section } from "./Section.tsx";
import styles from "./sections.module.css";
import { SECTIONS, type SectionName } from "./sections.ts";

/** An entry whose form is open, or a new one. */
export type Opened = {
  collection: string;
  id?: number | undefined;
  /** Of a new one. */
  initialData?: { slideId: number } | undefined;
  /** Address of the page that shows its draft. */
  preview?: string | undefined;
  isSlide?: boolean;
};

const ENTRY = /^\/admin\/collections\/(\w+)\/(\d+)/;

/** The landing page's sections, each with its entries, beside the page; or one of them alone, beside the website itself. */
export function Sections({ only, preview }: { only: SectionName | undefined; preview: string }) {
  const [stored, setStored] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { mostRecentUpdate } = useDocumentEvents();
  const names = only ? [only] : (Object.keys(SECTIONS) as SectionName[]);
  const target = opened ?? { collection: "menuitems" };
  const changed = () => setStored((before) => before + 1);

  function openForm(href: string): void {
    const [, collection, id] = ENTRY.exec(href) ?? [];
    if (collection && id) setOpened({ collection, id: Number(id) });
    else location.assign(href);
  }

  return (
    <div className={only ? undefined : styles.page}>
      <div className={styles.sections}>
        {!only && <h1>Startseite der Website</h1>}
        {!only && (
          <p>
            Was Sie hier ordnen, verbergen oder veröffentlichen, sehen Besucher sofort. Ein Klick öffnet das Formular.
          </p>
        )}
        {names.map((name) => (
          <Section key={name} name={name} level={only ? 1 : 2} version={stored} onOpen={setOpened} onStored={changed} />
        ))}
        {!only && (
          <section>
            <h2>Kontakt</h2>
            <p>
              <a href="/admin/globals/site-settings">Kontaktdaten und Öffnungszeiten</a>
            </p>
          </section>
        )}
      </div>
      {!only && (
        <PagePreview
          url={opened?.preview ?? preview}
          target={{ ...target, id: String(opened?.id ?? ""), part: opened?.isSlide ? "slide" : "section" }}
          save={`${stored} ${mostRecentUpdate?.updatedAt}`}
          onForm={openForm}
        />
      )}
      {opened && (
        <Form
          {...opened}
          onClose={() => {
            setOpened(null);
            changed();
          }}
        />
      )}
    </div>
  );
}

/** An entry's form in Payload's drawer. The focus returns to what opened it. */
function Form({ collection, id, initialData, onClose }: Opened & { onClose: () => void }) {
  const entry = id === undefined ? {} : { id };
  const [Drawer, , { openDrawer, isDrawerOpen }] = useDocumentDrawer({ collectionSlug: collection, ...entry });
  const wasOpen = useRef(false);
  const opener = useRef(document.activeElement);
  const open = useEffectEvent(openDrawer);
  const close = useEffectEvent(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  });
  useEffect(() => open(), []);
  useEffect(() => {
    if (!isDrawerOpen && wasOpen.current) close();
    wasOpen.current = isDrawerOpen;
  }, [isDrawerOpen]);
  return <Drawer {...(initialData && { initialData })} />;
}
