"use client";

import { Button, useListDrawerContext } from "@payloadcms/ui";
import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { OrderDialog } from "./OrderDialog.tsx";
import styles from "./ordering.module.css";

/** An order of a type's entries: the field with the number, and what the order is of. */
type Choice = { field: string; label: string; hint: string };

type Props = { collectionSlug: string; orders: Choice[] };

/** Above a list: opens the view in which the order of its entries is changed. Not in the trash, nor where an entry is picked. */
export function ChangeOrder({ collectionSlug, orders }: Props) {
  const { isInDrawer } = useListDrawerContext();
  const isTrash = usePathname().endsWith("/trash");
  const router = useRouter();
  const [open, setOpen] = useState<Choice | null>(null);
  if (isInDrawer || isTrash) return null;

  function close(): void {
    setOpen(null);
    router.refresh(); // the list below shows the numbers
  }

  return (
    <div className={styles.bar}>
      {orders.map((choice) => (
        <Button key={choice.field} buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(choice)}>
          {choice.label}
        </Button>
      ))}
      {open && (
        <OrderDialog
          order={{ collection: collectionSlug, field: open.field }}
          heading={open.label}
          hint={open.hint}
          onClose={close}
        />
      )}
    </div>
  );
}
