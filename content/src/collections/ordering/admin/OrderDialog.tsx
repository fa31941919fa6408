"use client";

import { Button } from "@payloadcms/ui";
import { Dialog } from "../../../admin/dialog/Dialog.tsx";
import { OrderList } from "./OrderList.tsx";
import styles from "./ordering.module.css";
import { type NamedOrder, useOrder } from "./useOrder.ts";

type Props = { order: NamedOrder; heading: string; hint: string; onClose: () => void };

/** Shows the entries of an order, and stores it with each move. */
export function OrderDialog({ order, heading, hint, onClose }: Props) {
  const { entries, said, move } = useOrder(order);
  const hidden = entries?.filter(({ isHidden }) => isHidden) ?? [];
  return (
    <Dialog heading={heading} onClose={onClose}>
      <p className={styles.hint}>
        {hint} Ziehen Sie Einträge am Griff, oder nehmen Sie die Pfeile. Was veröffentlicht ist, steht sofort auch auf
        der Website so.
      </p>
      {entries?.length === 0 && <p>Hier gibt es noch nichts zu ordnen.</p>}
      {entries && <OrderList entries={entries.filter(({ isHidden }) => !isHidden)} onMove={move} />}
      {hidden.length > 0 && <p className={styles.hint}>Zurzeit nicht im Menü:</p>}
      {hidden.length > 0 && <OrderList entries={hidden} onMove={move} />}
      <div className={styles.end}>
        <p className={said.failed ? styles.failure : styles.said} role={said.failed ? "alert" : "status"}>
          {entries || said.failed ? said.words : "Die Einträge werden gelesen …"}
        </p>
        <Button
          buttonStyle="primary"
          size="medium"
          margin={false}
          onClick={onClose}
          extraButtonProps={{ "data-first-focus": "" }}
        >
          Fertig
        </Button>
      </div>
    </Dialog>
  );
}
