"use client";

import { Button, useListDrawerContext } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ListDialog } from "./ListDialog.tsx";
import styles from "./old-addresses.module.css";

/** Above the list of old addresses: takes a whole list, and hands it out. */
export function OldAddressTools() {
  const { isInDrawer } = useListDrawerContext();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  if (isInDrawer) return null;
  return (
    <div className={styles.bar}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        Liste einfügen
      </Button>
      <a href="/api/old-addresses/export.csv" download>
        Alle als Tabelle herunterladen (CSV)
      </a>
      {open && (
        <ListDialog
          onClose={() => {
            setOpen(false);
            router.refresh();
          }}
        />
      )}
    </div>
  );
}
