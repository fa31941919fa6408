"use client";

import { Button, useDocumentInfo, useField, useFormInitializing, useListDrawer } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useOwnTargets } from "../../admin/use-own-targets.ts";
import styles from "./old-addresses.module.css";

const PAGES = [
  { value: "/", label: "Startseite" },
  { value: "/#references", label: "Startseite: Referenzen" },
  { value: "/#contact", label: "Startseite: Kontakt" },
  { value: "/projekte", label: "Alle Projekte" },
];

const ENTRIES = [
  { collection: "projects", label: "Projekt wählen" },
  { collection: "categories", label: "Kategorie wählen" },
  { collection: "media", label: "Datei wählen" },
] as const;

type EntryType = (typeof ENTRIES)[number]["collection"];

/** Above the target of an old address: what there is here, by its name. Fills in the address that was asked for in vain. */
export function TargetPicker({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const own = useOwnTargets().map(({ label, address }) => ({ label, value: address }));
  const pages = [...PAGES, ...own];
  usePrefilledAddress();
  return (
    <div className={styles.bar}>
      <select
        aria-label="Ziel nach Namen wählen"
        disabled={disabled}
        value={pages.some((page) => page.value === value) ? value : ""}
        onChange={(event) => event.target.value && setValue(event.target.value)}
      >
        <option value="">Seite wählen</option>
        {pages.map((page) => (
          <option key={page.value} value={page.value}>
            {page.label}
          </option>
        ))}
      </select>
      {ENTRIES.map(({ collection, label }) => (
        <EntryPicker key={collection} collection={collection} label={label} onPick={setValue} />
      ))}
    </div>
  );
}

function usePrefilledAddress(): void {
  const { id } = useDocumentInfo();
  const { value, setValue } = useField<string>({ path: "address" });
  const given = useSearchParams().get("address");
  const isInitializing = useFormInitializing(); // until then Payload puts its own values in place of any
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is open
  useEffect(() => {
    if (!isInitializing && id === undefined && !value && given) setValue(given);
  }, [isInitializing]);
}

type PickerProps = { collection: EntryType; label: string; onPick: (target: string) => void };

function EntryPicker({ collection, label, onPick }: PickerProps) {
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs: [collection] });

  async function take(id: number | string): Promise<void> {
    closeDrawer();
    if (collection === "projects") return onPick(`/projekte/${id}`);
    if (collection === "categories") return onPick(`/projekte/kategorie/${id}`);
    const response = await fetch(`/api/media/${id}?depth=0`);
    if (response.ok) onPick(`/uploads/${((await response.json()) as { filename: string }).filename}`);
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={openDrawer}>
        {label}
      </Button>
      <ListDrawer allowCreate={false} onSelect={({ docID }) => void take(docID)} />
    </>
  );
}
