"use client";

import { useEffect, useRef, useState } from "react";
import { ask } from "../../../admin/ask.ts";
import { moved } from "../numbers.ts";
import type { OrderedEntry } from "../read-order.ts";

/** An order as lists name it. */
export type NamedOrder = { collection: string; field: string };

/** The entries of an order as they are stored. */
type Stored = { entries: OrderedEntry[] };

const readOrder = (order: NamedOrder) => ask<Stored>(`/api/order?${new URLSearchParams(order)}`);

/**
 * The entries of an order, which are moved at once and stored one move after the other.
 *
 * @returns the entries, null until they are read; what was done last, in words; whether that went wrong
 */
export function useOrder({ collection, field }: NamedOrder) {
  const [entries, setEntries] = useState<OrderedEntry[] | null>(null);
  const [said, setSaid] = useState({ failed: false, words: "" });
  const moves = useRef(Promise.resolve());
  const waiting = useRef(0);

  useEffect(() => {
    let isLeft = false;
    void readOrder({ collection, field }).then((answer) => {
      if (isLeft) return;
      if (answer.ok) setEntries(answer.data.entries);
      else setSaid({ failed: true, words: answer.message });
    });
    return () => {
      isLeft = true;
    };
  }, [collection, field]);

  async function store(entry: OrderedEntry, before: number | null): Promise<void> {
    const answer = await ask<Stored>("/api/order", {
      method: "POST",
      given: { collection, field, id: entry.id, before },
    });
    waiting.current -= 1;
    if (!answer.ok) return showStored(answer.message);
    if (waiting.current > 0) return; // the moves that follow are shown already
    const { entries } = answer.data;
    setEntries(entries);
    const place = entries.findIndex(({ id }) => id === entry.id) + 1;
    setSaid({ failed: false, words: `Gespeichert: „${entry.title}“ ist jetzt ${place}. von ${entries.length}.` });
  }

  /** Shows the stored order again: a move that could not be stored must not stay in view. */
  async function showStored(failure: string): Promise<void> {
    const answer = await readOrder({ collection, field });
    if (answer.ok && waiting.current === 0) setEntries(answer.data.entries);
    setSaid({ failed: true, words: `Nicht gespeichert: ${failure}` });
  }

  function move(id: number, before: number | null): void {
    const list = entries && moved(entries, id, before);
    const entry = entries?.find((each) => each.id === id);
    if (!list || !entry) return;
    setEntries(list);
    waiting.current += 1;
    moves.current = moves.current.then(() => store(entry, before));
  }

  return { entries, said, move };
}
