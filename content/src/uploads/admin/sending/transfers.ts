/** An upload on its way. */
export type Transfer = {
  id: number;
  name: string;
  /** Bytes sent, and how many there are. */
  sent: number;
  total: number;
  /** Whether everything was sent, and the server works on it. */
  arrived: boolean;
  cancel: () => void;
};

let transfers: readonly Transfer[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Transfer[]): void {
  transfers = next;
  for (const listener of listeners) listener();
}

export const runningTransfers = {
  current: () => transfers,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Notes an upload that begins; `update` and `end` tell of its way. */
export function beginTransfer({ name, total, cancel }: Pick<Transfer, "name" | "total" | "cancel">) {
  lastId += 1;
  const id = lastId;
  set([...transfers, { id, name, total, sent: 0, arrived: false, cancel }]);
  return {
    update: (change: Partial<Transfer>) =>
      set(transfers.map((transfer) => (transfer.id === id ? { ...transfer, ...change } : transfer))),
    end: () => set(transfers.filter((transfer) => transfer.id !== id)),
  };
}
