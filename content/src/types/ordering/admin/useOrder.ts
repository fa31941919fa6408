"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type Asked, ask } from "../../../ui/ask.ts";
import { moved } from "../numbers.ts";
import type { Row } from "./OrderRow.tsx";
import { readMenu } from "./read-menu.ts";

/** An order; menu items are shown within the website's whole menu. */
export type NamedOrder = { collection: string; field: string };

const readOrder = (order: NamedOrder) =>
  order.collection === "menuitems" ? readMenu() : ask<{ entries: Row[] }>(`/api/order?${new URLSearchParams(order)}`);

const numberOf = (id: Row["id"]) => Number(String(id).split("-").at(-1));

/** A change to store: a move, or a change of the entry at `path`. */
export type Task = { path?: string; given: object };

/** The latest change: whether it failed, its message, and how to undo it. */
type Said = { failed: boolean; words: string; undo?: (() => void) | null | undefined };

/**
 * The entries of an order. Moves are shown at once and stored serially.
 *
 * @param version changes when entries may have changed elsewhere
 * @param onStored called after each change
 * @returns entries: null while loading
 */
export function useOrder({ collection, field }: NamedOrder, version = 0, onStored?: () => void) {
  const [entries, setEntries] = useState<Row[] | null>(null);
  const [said, setSaid] = useState<Said>({ failed: false, words: "" });
  const moves = useRef(Promise.resolve());
  const waiting = useRef(0);

  const read = useCallback(async () => {
    const answer = await readOrder({ collection, field });
    if (answer.ok && waiting.current === 0) setEntries(answer.data.entries);
    return answer;
  }, [collection, field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again with each version
  useEffect(() => {
    void read().then((answer) => answer.ok || setSaid({ failed: true, words: answer.message }));
  }, [read, version]);

  /** Reloads afterwards: a failed change must not stay visible. */
  async function store(tasks: Task[], say: (shown: Row[]) => string, undo?: (() => void) | null): Promise<void> {
    let answer: Asked<unknown> = { ok: true, data: null };
    for (const { path, given } of tasks)
      if (answer.ok) answer = await ask(`/api${path ?? "/order"}`, { method: path ? "PATCH" : "POST", given });
    waiting.current -= 1;
    if (answer.ok && waiting.current > 0) return; // later changes are shown already
    const stored = await read();
    onStored?.();
    if (!answer.ok) return setSaid({ failed: true, words: `Nicht gespeichert: ${answer.message}` });
    setSaid({ failed: false, words: say(stored.ok ? stored.data.entries : []), undo });
  }

  function run(tasks: Task[], say: (shown: Row[]) => string, undo?: (() => void) | null): void {
    waiting.current += 1;
    moves.current = moves.current.then(() => store(tasks, say, undo));
  }

  function move(id: Row["id"], before: Row["id"] | null): void {
    const list = entries && moved(entries, id, before);
    const [entry, next] = [id, before].map((sought) => entries?.find((each) => each.id === sought));
    if (!list || !entry) return;
    setEntries(list);
    const given = {
      collection: entry.group ?? collection,
      field,
      id: numberOf(entry.id),
      before: next && next.group === entry.group ? numberOf(next.id) : null,
    };
    run([{ given }], (all) => {
      const shown = all.filter(({ isHidden, number }) => !isHidden && number !== null);
      const place = shown.findIndex((each) => each.id === id) + 1;
      return `Gespeichert: „${entry.title}“ ist jetzt ${place}. von ${shown.length}.`;
    });
  }

  return { entries, said, move, run };
}
