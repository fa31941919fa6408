"use client";

import { useEffect, useRef, useState } from "react";
import { ask } from "../../../admin/ask.ts";
import { moved } from "../numbers.ts";
import type { Row } from "./OrderRow.tsx";
import { readMenu } from "./read-menu.ts";

/** An order as lists name it; that of menu items is shown within the website's whole menu. */
export type NamedOrder = { collection: string; field: string };

const readOrder = (order: NamedOrder) =>
  order.collection === "menuitems" ? readMenu() : ask<{ entries: Row[] }>(`/api/order?${new URLSearchParams(order)}`);

/** The number in an entry's id. */
const numberOf = (id: Row["id"]) => Number(String(id).split("-").at(-1));

/**
 * The entries of an order, which are moved at once and stored one move after the other.
 *
 * @returns the entries, null until they are read; what was done last, in words; whether that went wrong
 */
export function useOrder({ collection, field }: NamedOrder) {
  const [entries, setEntries] = useState<Row[] | null>(null);
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

  /** Shows what is stored then: a move that could not be stored must not stay in view. */
  async function store(entry: Row, before: Row | undefined): Promise<void> {
    const given = {
      collection: entry.group ?? collection,
      field,
      id: numberOf(entry.id),
      before: before && before.group === entry.group ? numberOf(before.id) : null,
    };
    const answer = await ask("/api/order", { method: "POST", given });
    waiting.current -= 1;
    if (answer.ok && waiting.current > 0) return; // the moves that follow are shown already
    const stored = await readOrder({ collection, field });
    if (stored.ok && waiting.current === 0) setEntries(stored.data.entries);
    if (!answer.ok) return setSaid({ failed: true, words: `Nicht gespeichert: ${answer.message}` });
    const shown = stored.ok ? stored.data.entries.filter(({ isHidden }) => !isHidden) : [];
    const place = shown.findIndex(({ id }) => id === entry.id) + 1;
    setSaid({ failed: false, words: `Gespeichert: „${entry.title}“ ist jetzt ${place}. von ${shown.length}.` });
  }

  function move(id: Row["id"], before: Row["id"] | null): void {
    const list = entries && moved(entries, id, before);
    const [entry, next] = [id, before].map((sought) => entries?.find((each) => each.id === sought));
    if (!list || !entry) return;
    setEntries(list);
    waiting.current += 1;
    moves.current = moves.current.then(() => store(entry, next));
  }

  return { entries, said, move };
}
